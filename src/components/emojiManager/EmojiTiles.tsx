import { observer } from 'mobx-react-lite';
import type { WireEmojiDetailed } from '~/api/wire';
import { EmptyState } from '~/components/async/EmptyState';
import { ErrorState } from '~/components/async/ErrorState';
import { LoadingState } from '~/components/async/LoadingState';
import { TileList } from '~/components/list/TileList';
import type { TileShape } from '~/components/list/tileGeometry';
import { CustomEmoji } from '~/emoji/CustomEmoji';
import { useI18n } from '~/i18n/useI18n';
import type { Collection } from '~/stores/resources/Collection';
import styles from './EmojiManager.module.css';

const TILES: TileShape = { width: 200, height: 60, gap: 8, isEven: true };

interface EmojiTilesProps {
  list: Collection<WireEmojiDetailed>;
  /** The accessible name. */
  label: string;
  /** The ids that are chosen, while several can be. */
  chosen?: ReadonlySet<string>;
  onPress: (emoji: WireEmojiDetailed) => void | Promise<void>;
}

/** Emoji with their names and categories, as buttons. */
export const EmojiTiles = observer(function EmojiTiles({ list, label, chosen, onPress }: EmojiTilesProps) {
  const { t } = useI18n();
  if (list.items.length === 0) {
    if (list.error) return <ErrorState error={list.error} onRetry={() => void list.load()} />;
    return list.status === 'ready' ? <EmptyState icon="moodSmile" text={t('emojiManager.none')} /> : <LoadingState />;
  }
  return (
    <TileList list={list} label={label} shape={TILES} isAutomatic>
      {(emoji) => (
        <button
          type="button"
          className={styles.tile}
          data-tile
          aria-pressed={chosen && chosen.has(emoji.id)}
          onClick={() => void onPress(emoji)}
        >
          <CustomEmoji name={emoji.name} host={emoji.host} url={emoji.url} size="large" />
          <span className={styles.names}>
            <span className={styles.line}>{emoji.name}</span>
            <span className={styles.line}>{emoji.host ?? emoji.category ?? ''}</span>
          </span>
        </button>
      )}
    </TileList>
  );
});
