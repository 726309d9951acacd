import { defineWindow } from '~/registry/defineWindow';

/** How the picker is used. */
interface EmojiPickerParams {
  /** Called with every choice; the picker stays open. Without it, the first choice closes the picker. */
  readonly onPick?: (emoji: string) => void;
  /** Called after the picker is closed to continue in a floating window. Without it, the picker does not offer that. */
  readonly onPopOut?: () => void;
  /** Whether to leave out the pinned emoji, for example while they are edited. */
  readonly withoutPinned?: boolean;
  /** The list of pinned emoji; by default, those for texts. */
  readonly pinned?: 'reactions' | 'pinnedEmojis';
}

/** Ends with the chosen emoji: a character, or `:name:`. */
export default defineWindow<EmojiPickerParams, string>({
  id: 'emojiPicker',
  title: 'emojiPicker.title',
  presentation: 'popup',
  sheetSetting: 'emojiPickerUseDrawerForMobile',
  modal: false,
  neededOffline: true,
});
