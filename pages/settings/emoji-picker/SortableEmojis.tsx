import { arrayMove } from '@dnd-kit/sortable';
import { useRef, type MouseEvent } from 'react';
import { SortableTile, SortableTiles } from '~/components/ui/SortableTiles';
import { ReactionEmoji } from '~/emoji/ReactionEmoji';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import styles from './EmojiPalette.module.css';

interface SortableEmojisProps {
  label: string;
  /** Without repetitions. */
  emojis: readonly string[];
  onChange: (emojis: readonly string[]) => void;
}

/** Emoji that are sorted by dragging, with Alt and the arrow keys, and from their menus. */
export function SortableEmojis({ label, emojis, onChange }: SortableEmojisProps) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const list = useRef<HTMLUListElement>(null);
  const remove = (index: number) => {
    onChange(emojis.toSpliced(index, 1));
    // The focus would be lost with the removed emoji.
    list.current?.querySelectorAll('button')[index > 0 ? index - 1 : 1]?.focus();
  };
  const openMenu = ({ currentTarget }: MouseEvent, index: number, menuLabel: string, onMove: (to: number) => void) =>
    void overlays.openMenu(
      currentTarget,
      [
        { text: t('settingsEmojiPickerPage.earlier'), icon: 'chevronUp', disabled: index === 0, action: () => onMove(index - 1) },
        {
          text: t('settingsEmojiPickerPage.later'),
          icon: 'chevronDown',
          disabled: index === emojis.length - 1,
          action: () => onMove(index + 1),
        },
        { type: 'divider' },
        { text: t('settingsEmojiPickerPage.remove'), icon: 'x', danger: true, action: () => remove(index) },
      ],
      { label: menuLabel },
    );
  return (
    <SortableTiles
      ref={list}
      label={label}
      help={t('settingsEmojiPickerPage.help')}
      className={styles.emojis}
      items={emojis.map((emoji) => ({ id: emoji, name: emoji }))}
      onMove={(from, to) => onChange(arrayMove([...emojis], from, to))}
    >
      {(index, onMove) => {
        const emoji = emojis[index]!;
        const words = t('settingsEmojiPickerPage.menu', { emoji });
        return (
          <SortableTile
            key={emoji}
            id={emoji}
            index={index}
            label={words}
            className={styles.item}
            buttonClassName={styles.emoji}
            onMove={onMove}
            onMenu={(event) => openMenu(event, index, words, onMove)}
          >
            <ReactionEmoji reaction={emoji} />
          </SortableTile>
        );
      }}
    </SortableTiles>
  );
}
