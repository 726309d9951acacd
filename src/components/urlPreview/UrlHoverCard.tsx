import { observer } from 'mobx-react-lite';
import { useLinkTarget } from '~/mfm/useLinkTarget';
import { useAccount, useStores } from '~/react/context';
import { PreviewFace } from './PreviewFace';
import styles from './UrlHoverCard.module.css';
import { useUrlPreview } from './useUrlPreview';

/** The preview shows on hover with a mouse only; other pointers rest on everything they press. */
const MOUSE = '(hover: hover) and (pointer: fine)';

/** The preview of the page behind a link, without anything to press. */
export const UrlHoverCard = observer(function UrlHoverCard({ url }: { url: string }) {
  const { settings } = useStores();
  const { can } = useAccount();
  const target = useLinkTarget(url);
  if (target.kind === 'invalid' || !settings.get('showUrlPreview') || !can.previewLinks || !window.matchMedia(MOUSE).matches) return null;
  return (
    <div className={styles.card}>
      <Face target={target} url={url} />
    </div>
  );
});

const Face = observer(function Face({ target, url }: { target: Parameters<typeof PreviewFace>[0]['target']; url: string }) {
  return <PreviewFace target={target} state={useUrlPreview(url)} size="full" />;
});
