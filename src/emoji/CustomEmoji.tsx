import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useAccount, useStores } from '~/react/context';
import styles from './emoji.module.css';
import { emojiSource } from './emojiSource';

interface CustomEmojiProps {
  /** Without colons. */
  name: string;
  /** Null or absent for our own server. */
  host?: string | null;
  /** Address of the picture where it is known already. */
  url?: string;
  /** As high as a line of text, or twice as high as letters. */
  size?: 'text' | 'large';
  /** So large that the picture is fetched in its own size. */
  isOriginal?: boolean;
}

/** A custom emoji; its name as text where there is no picture or it does not load. */
export const CustomEmoji = observer(function CustomEmoji({ name, host = null, url, size = 'text', isOriginal = false }: CustomEmojiProps) {
  const { emojis } = useAccount();
  const { instance, settings } = useStores();
  // Of our own server nobody knows better than its list.
  const address = host === null ? (emojis.urlOf(name) ?? url ?? null) : (url ?? emojis.urlOf(name, host));
  const source = emojiSource(address, {
    origin: window.location.origin,
    mediaProxy: instance.meta?.mediaProxy ?? null,
    isStill: settings.get('disableShowingAnimatedImages'),
    isOriginal,
  });
  const [failed, setFailed] = useState<string>();
  const code = `:${name}:`;
  if (source === null || failed === source)
    return (
      <span title={code} data-emoji="missing">
        {code}
      </span>
    );
  return (
    <img
      className={styles.custom}
      data-size={size}
      src={source}
      alt={code}
      title={code}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setFailed(source)}
    />
  );
});
