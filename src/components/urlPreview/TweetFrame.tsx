import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import styles from './PlayerFrame.module.css';

/** The address of the page that embeds posts. */
const ORIGIN = 'https://platform.twitter.com';
const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox allow-scripts allow-same-origin';
/** The height before the frame reports one, and the largest height accepted, in px. */
const FIRST_HEIGHT = 150;
const MOST_HEIGHT = 3000;

/** A post of X, drawn by X itself. Render it only after the viewer asks for it. */
export const TweetFrame = observer(function TweetFrame({ id }: { id: string }) {
  const { t } = useI18n();
  const { theme, i18n } = useStores();
  const [height, setHeight] = useState(FIRST_HEIGHT);
  useEffect(() => {
    const listen = ({ origin, data }: MessageEvent<unknown>) => {
      const told = origin === ORIGIN ? heightIn(data, id) : null;
      if (told !== null) setHeight(told);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [id]);
  const query = new URLSearchParams({ id, embedId: id, theme: theme.scheme, lang: i18n.lang, hideCard: 'false', hideThread: 'false' });
  return (
    <iframe
      className={styles.player}
      style={{ blockSize: height, maxBlockSize: 'none' }}
      src={`${ORIGIN}/embed/Tweet.html?${query}`}
      title={t('urlPreview.post')}
      sandbox={SANDBOX}
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
});

interface ResizeMessage {
  readonly 'twttr.embed'?: {
    readonly method?: unknown;
    readonly params?: readonly { readonly data?: ResizeData; readonly height?: unknown }[];
  };
}
interface ResizeData {
  readonly tweet_id?: unknown;
}

/** Returns the height from a message of the frame of this post, in px, or null for every other message. */
function heightIn(data: unknown, id: string): number | null {
  const told = (data as ResizeMessage | null)?.['twttr.embed'];
  if (told?.method !== 'twttr.private.resize') return null;
  const first = told.params?.[0];
  const height = first?.height;
  const isOther = first?.data?.tweet_id !== undefined && first.data.tweet_id !== id;
  return typeof height === 'number' && height > 0 && !isOther ? Math.min(height, MOST_HEIGHT) : null;
}
