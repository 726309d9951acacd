import type { MessageKey } from '~/i18n/I18n';

/** Keys that do the same, and what that is. */
interface KeyRow {
  readonly keys: readonly string[];
  readonly text: MessageKey;
}

/** All keys by where they work (reference/note.md section 12, field.md F3). */
export const KEYS: readonly { readonly title: MessageKey; readonly rows: readonly KeyRow[] }[] = [
  {
    title: 'keyHelp.everywhere',
    rows: [
      { keys: ['Ctrl+K'], text: 'keyHelp.commands' },
      { keys: ['?'], text: 'keyHelp.keys' },
      { keys: ['N', 'P'], text: 'keyHelp.newNote' },
      { keys: ['D'], text: 'keyHelp.scheme' },
      { keys: ['Esc'], text: 'keyHelp.close' },
    ],
  },
  {
    title: 'keyHelp.lists',
    rows: [
      { keys: ['J', '↓', 'Page Down'], text: 'keyHelp.next' },
      { keys: ['K', '↑', 'Page Up'], text: 'keyHelp.previous' },
      { keys: ['Home'], text: 'keyHelp.newest' },
      { keys: ['Ctrl+Home', 'Ctrl+End'], text: 'keyHelp.leave' },
    ],
  },
  {
    title: 'keyHelp.note',
    rows: [
      { keys: ['Enter'], text: 'keyHelp.open' },
      { keys: ['R'], text: 'keyHelp.reply' },
      { keys: ['Q'], text: 'keyHelp.renote' },
      { keys: ['E', 'A', '+'], text: 'keyHelp.react' },
      { keys: ['C'], text: 'keyHelp.clip' },
      { keys: ['S', 'X'], text: 'keyHelp.cw' },
      { keys: ['O'], text: 'keyHelp.file' },
      { keys: ['H'], text: 'keyHelp.files' },
      { keys: ['M'], text: 'keyHelp.menu' },
      { keys: ['Esc'], text: 'keyHelp.blur' },
    ],
  },
  {
    title: 'keyHelp.windows',
    rows: [
      { keys: ['Shift+Click'], text: 'keyHelp.openInWindow' },
      { keys: ['F6', 'Shift+F6'], text: 'keyHelp.nextWindow' },
      { keys: ['←', '↑', '→', '↓'], text: 'keyHelp.move' },
      { keys: ['Shift+←', 'Shift+↓'], text: 'keyHelp.resize' },
      { keys: ['Ctrl+Z', 'Ctrl+Shift+Z'], text: 'keyHelp.undo' },
    ],
  },
];
