import type { MessageKey } from '~/i18n/I18n';
import type { WindowParams } from '~/registry/contracts';
import { SAFE_MODE_PRESSES } from '~/services/allKeys';
import type { KeyCommand } from '~/services/keys';

/** Keys that can be changed, or keys that mean the same in all programs; and what they do. */
export type KeyRow =
  | { readonly command: KeyCommand; readonly text: MessageKey }
  | {
      /** For `keyText`: keys as `keyName` says them, clicks as in `Shift+Click`, and signs that are shown as they are (`…`, `× 5`). */
      readonly keys: readonly string[];
      readonly text: MessageKey;
      /** Follows what the row above begins. */
      readonly isNext?: boolean;
    };

/** Keys that work in the same places, so that each of them can mean one thing only. */
export interface KeySection {
  readonly title: MessageKey;
  readonly rows: readonly KeyRow[];
}

/** A place that a letter leads to. */
type GoToPlace = WindowParams['keyHelp']['params']['places'][number];

/** What can follow the go-to key: a letter for each place, or the same key several times. */
function goToRows(goTo: string | undefined, places: readonly GoToPlace[]): readonly KeyRow[] {
  if (goTo === undefined) return [];
  return [
    ...places
      .filter(({ letter }) => letter !== goTo)
      .map(({ letter, title }): KeyRow => ({ keys: [goTo, letter], text: title, isNext: true })),
    { keys: [goTo, `× ${SAFE_MODE_PRESSES}`], text: 'keyHelp.safeMode', isNext: true },
  ];
}

/**
 * All keys by where they work.
 * @param goTo key of that command, if it has one
 * @param places that letters lead to after it
 */
export const keySections = (goTo: string | undefined, places: readonly GoToPlace[]): readonly KeySection[] => [
  {
    title: 'keyHelp.everywhere',
    rows: [
      { command: 'commands', text: 'keyHelp.commands' },
      { command: 'keys', text: 'keyHelp.keys' },
      { command: 'newNote', text: 'keyHelp.newNote' },
      { command: 'search', text: 'keyHelp.search' },
      { command: 'timeline', text: 'keyHelp.timeline' },
      { command: 'scheme', text: 'keyHelp.scheme' },
      { command: 'dashboard', text: 'keyHelp.dashboard' },
      { keys: ['Escape'], text: 'keyHelp.close' },
      { command: 'goTo', text: 'keyHelp.goTo' },
      ...goToRows(goTo, places),
    ],
  },
  {
    title: 'keyHelp.lists',
    rows: [
      { command: 'next', text: 'keyHelp.next' },
      { command: 'previous', text: 'keyHelp.previous' },
      { keys: ['ArrowDown', 'PageDown', 'ArrowUp', 'PageUp'], text: 'keyHelp.nextAndPrevious' },
      { keys: ['Home'], text: 'keyHelp.newest' },
      { command: 'more', text: 'keyHelp.more' },
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
      { command: 'nextColumn', text: 'keyHelp.nextColumn' },
      { command: 'previousColumn', text: 'keyHelp.previousColumn' },
      { keys: ['1', '…', '9'], text: 'keyHelp.column' },
      { command: 'undo', text: 'keyHelp.undo' },
      { command: 'redo', text: 'keyHelp.redo' },
      { keys: ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'], text: 'keyHelp.move' },
      { keys: ['Shift+ArrowLeft', 'Shift+ArrowDown'], text: 'keyHelp.resize' },
      { keys: ['Shift+Click'], text: 'keyHelp.openInWindow' },
      { keys: ['Alt+Click'], text: 'keyHelp.openInMain' },
    ],
  },
];
