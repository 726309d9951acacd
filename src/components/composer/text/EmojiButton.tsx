import { useEffect, useRef, type MouseEvent } from 'react';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import type { ComposerState } from '../ComposerState';
import { ToolButton } from '../tools/ToolButton';

/**
 * Inserts emoji at the text cursor. The text box is read-only while the picker is open; it stays editable beside the
 * floating emoji window.
 */
export function EmojiButton({ state }: { state: ComposerState }) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const popped = useRef<AbortController>(null);
  useEffect(() => () => popped.current?.abort(), []);

  const openWindow = (field: HTMLTextAreaElement) => {
    popped.current?.abort();
    popped.current = new AbortController();
    const onPick = (emoji: string) => {
      const { selectionStart, selectionEnd } = field;
      state.words.insert(emoji, selectionStart, selectionEnd);
      const caret = selectionStart + emoji.length;
      // Changing the text from code moves the cursor to the end.
      requestAnimationFrame(() => field.setSelectionRange(caret, caret));
    };
    void overlays.open('emojiWindow', { onPick, signal: popped.current.signal });
  };
  const handleClick = async ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
    const field = button.form?.querySelector('textarea');
    if (!field) return;
    let { selectionStart: start, selectionEnd: end } = field;
    const onPick = (emoji: string) => {
      state.words.insert(emoji, start, end);
      start += emoji.length;
      end = start;
    };
    state.words.setPicking(true);
    await overlays.open('emojiPicker', { onPick, onPopOut: () => openWindow(field) }, { anchor: button });
    state.words.setPicking(false);
    field.focus();
    field.setSelectionRange(start, start);
  };
  return <ToolButton icon="moodSmile" word={t('composer.emoji')} aria-haspopup="dialog" onClick={(event) => void handleClick(event)} />;
}
