import { defineWindow } from '~/registry/defineWindow';

/** The target of the reaction. */
interface ReactionPickerParams {
  /** The id of the note, which decides which emoji are offered. */
  readonly noteId: string;
}

/** Ends with the chosen reaction as the server takes it: a character, or `:name@.:`. */
export default defineWindow<ReactionPickerParams, string>({
  id: 'reactionPicker',
  title: 'note.reactionPicker',
  presentation: 'popup',
  sheetSetting: 'emojiPickerUseDrawerForMobile',
  modal: false,
  neededOffline: true,
});
