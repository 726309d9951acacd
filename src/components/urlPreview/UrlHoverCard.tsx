import { observer } from 'mobx-react-lite';
import { useLinkTarget } from '~/mfm/useLinkTarget';
import { useStores } from '~/stores/context';
import { PreviewFace } from './PreviewFace';
import styles from './UrlHoverCard.module.css';
import { useUrlPreview } from './useUrlPreview';

/** Where the page behind a link is looked at while a mouse rests on it; other pointers rest on everything they press. */
const MOUSE = '(hover: hover) and (pointer: fine)';

/** What the page behind a link looks like, without anything to press (reference/note.md section 13). */
export const UrlHoverCard = observer(function UrlHoverCard({ url }: { url: string }) {
  const { settings } = useStores();
  const target = useLinkTarget(url);
  if (target.kind === 'invalid' || !settings.get('showUrlPreview') || !window.matchMedia(MOUSE).matches) return null;
  return (
    <div className={styles.card}>
      <Face target={target} url={url} />
    </div>
  );
});

const Face = observer(function Face({ target, url }: { target: Parameters<typeof PreviewFace>[0]['target']; url: string }) {
  return <PreviewFace target={target} state={useUrlPreview(url)} />;
});
