import { observer } from 'mobx-react-lite';
import { LazyFailure } from '~/components/async/LazyFailure';
import type { UrlPreviewProps } from '~/components/urlPreview/UrlPreview';
import { extractUrls } from '~/mfm/extractUrls';
import { useParsed } from '~/mfm/useParsed';
import { useAccount, useStores } from '~/react/context';
import { later } from '~/react/later';
import styles from './NotePreviews.module.css';

interface NotePreviewsProps {
  text: string;
  /** The id of the quoted note, which is already shown. */
  quotedId: string | null | undefined;
}

/** How many links get a card. Few notes have more, and each card is a request to the server. */
const MOST = 8;

/** The card of a linked page, with its texts. */
const UrlPreview = later<UrlPreviewProps & { isFirst: boolean }>(async () => (await import('./rareParts')).UrlPreview, {
  failed: ({ isFirst, ...retry }) => isFirst && <LazyFailure {...retry} />,
});

/** Cards for the pages that a note links to. Each has a fixed height before the page is known. */
export const NotePreviews = observer(function NotePreviews({ text, quotedId }: NotePreviewsProps) {
  const { settings } = useStores();
  const { notes } = useAccount();
  const { nodes } = useParsed(text, false);
  if (!settings.get('showUrlPreview')) return null;
  const quoted = notes.get(quotedId ?? '');
  const urls = extractUrls(nodes)
    .filter((url) => url !== quoted?.url && url !== quoted?.uri)
    .slice(0, MOST);
  if (urls.length === 0) return null;
  return urls.map((url, place) => (
    <div key={url} className={styles.place}>
      <UrlPreview url={url} isFirst={place === 0} />
    </div>
  ));
});
