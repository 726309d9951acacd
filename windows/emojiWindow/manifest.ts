import { defineWindow } from '~/registry/defineWindow';

/** The receiver of chosen emoji. */
interface EmojiWindowParams {
  /** Called with every choice. The window stays open. */
  readonly onPick: (emoji: string) => void;
  /** Closes the window when it is aborted. */
  readonly signal: AbortSignal;
}

export default defineWindow<EmojiWindowParams>({
  id: 'emojiWindow',
  title: 'emojiPicker.title',
  presentation: 'floating',
  size: { width: 300, height: 290 },
  modal: false,
  neededOffline: true,
});
