import { browserPath } from '~/lib/basePath';
import { observer } from 'mobx-react-lite';
import { useState, type PointerEvent } from 'react';
import { useStores } from '~/react/context';
import { bareEmoji } from '~/lib/skinTone';
import styles from './emoji.module.css';
import { fluentName, twemojiName } from './emojiFileName';

interface UnicodeEmojiProps {
  emoji: string;
}

/** A built-in emoji in the chosen style. If its picture does not load, the next style is tried, and the character at last. */
export const UnicodeEmoji = observer(function UnicodeEmoji({ emoji }: UnicodeEmojiProps) {
  const [failures, setFailures] = useState(0);
  const style = useStores().settings.get('emojiStyle');
  const source = sourcesOf(emoji, style)[failures];
  if (source === undefined) {
    return <span className={styles.native}>{asPicture(emoji)}</span>;
  }
  return (
    <img
      className={styles.unicode}
      src={source}
      alt={emoji}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setFailures(failures + 1)}
      onPointerEnter={(event) => void nameOnHover(event)}
    />
  );
});

/** Fonts draw single characters such as © as letters unless a variation selector follows. */
function asPicture(emoji: string): string {
  return emoji.length === 1 ? `${emoji}\uFE0F` : emoji;
}

function sourcesOf(emoji: string, style: 'twemoji' | 'fluentEmoji' | 'native'): readonly string[] {
  if (style === 'native') return [];
  const twemoji = browserPath(`/twemoji/${twemojiName(emoji)}.svg`);
  const fluent = style === 'fluentEmoji' ? fluentName(emoji) : null;
  return fluent === null ? [twemoji] : [browserPath(`/fluent-emoji/${fluent}.png`), twemoji];
}

/** The list of names is large, so it loads when the pointer rests on an emoji. */
async function nameOnHover({ currentTarget: image }: PointerEvent<HTMLImageElement>): Promise<void> {
  try {
    const { default: list } = await import('@misskey-dev/emoji-data/emojilist.json');
    image.title = list.find(([known]) => bareEmoji(known) === bareEmoji(image.alt))?.[1]?.replaceAll('_', ' ') ?? '';
  } catch {
    // The emoji works without its name.
  }
}
