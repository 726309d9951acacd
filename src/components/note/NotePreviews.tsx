import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { lazyUrlPreview } from '~/components/urlPreview/lazyUrlPreview';
import { extractUrls } from '~/mfm/extractUrls';
import { parseMfm } from '~/mfm/parseMfm';
import { useAccount, useStores } from '~/stores/context';
import styles from './NotePreviews.module.css';

interface NotePreviewsProps {
  text: string;
  /** The note that it quotes, which is shown already. */
  quotedId: string | null | undefined;
}

/** Nobody links to more in earnest, and each is a request to the server. */
const MOST = 8;

/** Cards of the pages that a note links to, each in a place whose height is fixed before anything is known of it. */
export const NotePreviews = observer(function NotePreviews({ text, quotedId }: NotePreviewsProps) {
  const { settings, late } = useStores();
  const { notes } = useAccount();
  const UrlPreview = late(lazyUrlPreview);
  if (!settings.get('showUrlPreview')) return null;
  const quoted = notes.get(quotedId ?? '');
  return extractUrls(parseMfm(text))
    .filter((url) => url !== quoted?.url && url !== quoted?.uri)
    .slice(0, MOST)
    .map((url) => (
      <div key={url} className={styles.place}>
        <Suspense>
          <UrlPreview url={url} />
        </Suspense>
      </div>
    ));
});
