export { emojiMenu } from './emojiMenu';
export { openNoteMenu } from './openNoteMenu';
export { renoteTimeMenu } from './renoteTimeMenu';
export { runNoteCommand } from './runNoteCommand';
