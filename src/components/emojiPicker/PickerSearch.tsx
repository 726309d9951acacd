import { observer } from 'mobx-react-lite';
import type { ClipboardEvent, KeyboardEvent, Ref } from 'react';
import { useI18n } from '~/i18n/useI18n';
import { isRightToLeft } from '~/lib/isRightToLeft';
import { isComposing } from '~/lib/keys';
import type { EmojiOffer } from './EmojiOffer';
import styles from './EmojiPicker.module.css';
import type { EmojiPickerState } from './EmojiPickerState';
import { cellId } from './PickerRowView';

interface PickerSearchProps {
  state: EmojiPickerState;
  offer: EmojiOffer;
  /** The id of the grid that it controls. */
  listId: string;
  /** Chooses the current cell. */
  onEnter: () => void;
  onPick: (emoji: string) => void;
  ref: Ref<HTMLInputElement>;
}

/** The field that searches emoji and controls the grid. */
export const PickerSearch = observer(function PickerSearch({ state, offer, listId, onEnter, onPick, ref }: PickerSearchProps) {
  const { t } = useI18n();
  const { current } = state;
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key === 'Enter') onEnter();
    else if (!state.step(readingKey(event))) return;
    event.preventDefault();
  };
  const handlePaste = (event: ClipboardEvent) => {
    const emoji = offer.exact(event.clipboardData.getData('text'));
    if (emoji === undefined) return;
    event.preventDefault();
    onPick(emoji);
  };
  return (
    <input
      ref={ref}
      className={styles.search}
      type="search"
      data-main-field=""
      role="combobox"
      aria-label={t('emojiPicker.searchEmoji')}
      aria-expanded="true"
      aria-haspopup="grid"
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={current ? cellId(listId, current) : undefined}
      placeholder={t('emojiPicker.searchEmoji')}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={state.query}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the picker opens to choose; on a touch screen the keyboard would cover the choices
      autoFocus={!window.matchMedia('(pointer: coarse)').matches}
      onChange={(event) => state.search(event.target.value)}
      onKeyDown={handleKeyDown}
      onPaste={handlePaste}
    />
  );
});

/** Swaps Left and Right where text runs from right to left, because the grid is mirrored there. */
function readingKey({ key, currentTarget }: KeyboardEvent): string {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return key;
  if (!isRightToLeft(currentTarget)) return key;
  return key === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
}
