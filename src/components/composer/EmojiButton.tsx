import type { MouseEvent } from 'react';
import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/stores/context';
import type { ComposerState } from './ComposerState';

/** Puts emoji into the text where the caret is. The text waits until the picker, which stays open, is closed (reference/composer.md section 15). */
export function EmojiButton({ state }: { state: ComposerState }) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const handleClick = async ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
    const field = button.form?.querySelector('textarea');
    if (!field) return;
    let { selectionStart: start, selectionEnd: end } = field;
    const onPick = (emoji: string) => {
      state.insert(emoji, start, end);
      start += emoji.length;
      end = start;
    };
    state.setPicking(true);
    await overlays.open('emojiPicker', { onPick }, { anchor: button });
    state.setPicking(false);
    field.focus();
    field.setSelectionRange(start, start);
  };
  return <IconButton icon="smile" label={t('composer.emoji')} aria-haspopup="dialog" onClick={(event) => void handleClick(event)} />;
}
