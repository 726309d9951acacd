import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { LazyFailure } from '~/components/async/LazyFailure';
import type { UrlPreviewProps } from '~/components/urlPreview/UrlPreview';
import { extractUrls } from '~/mfm/extractUrls';
import { linkTarget } from '~/mfm/linkTarget';
import { useParsed } from '~/mfm/useParsed';
import { useAccount, useServer, useStores } from '~/react/context';
import { later } from '~/react/later';
import { createDeadLinks } from '~/stores/urlPreviews/DeadLinks';
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

/** Cards for the pages that a note links to. */
export const NotePreviews = observer(function NotePreviews({ text, quotedId }: NotePreviewsProps) {
  const { settings } = useStores();
  const server = useServer();
  const { notes, can } = useAccount();
  const { nodes } = useParsed(text, false);
  if (!settings.get('showUrlPreview') || !can.previewLinks) return null;
  const quoted = notes.get(quotedId ?? '');
  const urls = extractUrls(nodes)
    .filter((url) => url !== quoted?.url && url !== quoted?.uri && linkTarget(url, server.origins).kind !== 'invalid')
    .slice(0, MOST);
  if (urls.length === 0) return null;
  return urls.map((url, place) => <PreviewPlace key={url} url={url} isFirst={place === 0} />);
});

/**
 * The place of a card, which has the height of a line before the page is known. A page without a preview has no place. If that turns out while
 * the reader sees the place, it stays until it is out of sight, because nothing may move there.
 */
const PreviewPlace = observer(function PreviewPlace({ url, isFirst }: { url: string; isFirst: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const isDead = useStores().part(createDeadLinks).has(url);
  const [isGone, setGone] = useState(isDead);
  useEffect(() => {
    if (!isDead || isGone) return undefined;
    const watching = new IntersectionObserver((entries) => setGone(!entries.at(-1)!.isIntersecting));
    watching.observe(place.current!);
    return () => watching.disconnect();
  }, [isDead, isGone]);
  if (isGone) return null;
  return (
    <div ref={place} className={styles.place}>
      <UrlPreview url={url} isFirst={isFirst} />
    </div>
  );
});
