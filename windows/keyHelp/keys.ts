import type { MessageKey } from '~/i18n/I18n';
import type { KeyCommand } from '~/services/keys';

/** Keys that can be changed, or keys that mean the same in all programs; and what they do. */
export type KeyRow =
  | { readonly command: KeyCommand; readonly text: MessageKey }
  | { readonly keys: readonly string[]; readonly text: MessageKey };

/** Keys that work in the same places, so that each of them can mean one thing only. */
export interface KeySection {
  readonly title: MessageKey;
  readonly rows: readonly KeyRow[];
}

/** All keys by where they work (reference/note.md section 12, field.md F3). */
export const KEY_SECTIONS: readonly KeySection[] = [
  {
    title: 'keyHelp.everywhere',
    rows: [
      { command: 'commands', text: 'keyHelp.commands' },
      { command: 'keys', text: 'keyHelp.keys' },
      { command: 'newNote', text: 'keyHelp.newNote' },
      { command: 'search', text: 'keyHelp.search' },
      { command: 'scheme', text: 'keyHelp.scheme' },
      { command: 'dashboard', text: 'keyHelp.dashboard' },
      { keys: ['Esc'], text: 'keyHelp.close' },
    ],
  },
  {
    title: 'keyHelp.lists',
    rows: [
      { command: 'next', text: 'keyHelp.next' },
      { command: 'previous', text: 'keyHelp.previous' },
      { keys: ['↓', 'Page Down', '↑', 'Page Up'], text: 'keyHelp.nextAndPrevious' },
      { keys: ['Home'], text: 'keyHelp.newest' },
      { keys: ['Ctrl+Home', 'Ctrl+End'], text: 'keyHelp.leave' },
    ],
  },
  {
    title: 'keyHelp.note',
    rows: [
      { keys: ['Enter'], text: 'keyHelp.open' },
      { command: 'reply', text: 'keyHelp.reply' },
      { command: 'renote', text: 'keyHelp.renote' },
      { command: 'react', text: 'keyHelp.react' },
      { command: 'clip', text: 'keyHelp.clip' },
      { command: 'cw', text: 'keyHelp.cw' },
      { command: 'file', text: 'keyHelp.file' },
      { command: 'files', text: 'keyHelp.files' },
      { command: 'menu', text: 'keyHelp.menu' },
    ],
  },
  {
    title: 'keyHelp.windows',
    rows: [
      { command: 'nextFrame', text: 'keyHelp.nextFrame' },
      { command: 'previousFrame', text: 'keyHelp.previousFrame' },
      { keys: ['1', '…', '9'], text: 'keyHelp.column' },
      { command: 'undo', text: 'keyHelp.undo' },
      { command: 'redo', text: 'keyHelp.redo' },
      { keys: ['←', '↑', '→', '↓'], text: 'keyHelp.move' },
      { keys: ['Shift+←', 'Shift+↓'], text: 'keyHelp.resize' },
      { keys: ['Shift+Click'], text: 'keyHelp.openInWindow' },
      { keys: ['Alt+Click'], text: 'keyHelp.openInMain' },
    ],
  },
];
