import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useServer, useStores } from '~/react/context';
import styles from './emoji.module.css';
import { emojiSource } from './emojiSource';

interface CustomEmojiProps {
  /** Without colons. */
  name: string;
  /** The server of the emoji; null or absent for our own. */
  host?: string | null;
  /** The address of the picture, if it is known. */
  url?: string;
  /** As high as a line of text, or twice as high as letters. */
  size?: 'text' | 'large';
  /** Whether it is so large that the picture loads in its original size. */
  isOriginal?: boolean;
}

/** A custom emoji. It shows its name as text if there is no picture or the picture does not load. */
export const CustomEmoji = observer(function CustomEmoji({ name, host = null, url, size = 'text', isOriginal = false }: CustomEmojiProps) {
  const { settings } = useStores();
  const server = useServer();
  const { emojis } = server;
  // The list of our own server is always up to date.
  const address = host === null ? (emojis.urlOf(name) ?? url ?? null) : (url ?? emojis.urlOf(name, host));
  const source = emojiSource(address, {
    server,
    isStill: settings.get('disableShowingAnimatedImages'),
    isOriginal,
  });
  // An emoji that is drawn again, for example after scrolling, must not change from a picture to text once more.
  const [failed, setFailed] = useState(source !== null && emojis.hasFailed(source) ? source : undefined);
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
      onError={() => {
        emojis.pictureFailed(source);
        setFailed(source);
      }}
    />
  );
});
