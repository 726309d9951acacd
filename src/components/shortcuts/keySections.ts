import type { MessageKey } from '~/i18n/I18n';
import { keysOf, type KeyChanges } from '~/services/keys';
import type { FixedKeys } from '~/stores/commands/Command';
import type { KeyCommand, ShortcutList } from '~/stores/commands/ShortcutList';

/** One line: a command whose keys can be changed, or keys that cannot. */
export type KeyRow =
  | { readonly command: KeyCommand; readonly text: MessageKey }
  | {
      readonly keys: readonly string[];
      readonly text: MessageKey;
      /** The keys follow the key of the row above. */
      readonly isNext?: boolean;
    };

/** The keys of one scope. */
export interface KeySection {
  readonly title: MessageKey;
  readonly rows: readonly KeyRow[];
}

/** From the widest scope to the narrowest. */
const TITLES: readonly (readonly [FixedKeys['scope'], MessageKey])[] = [
  ['everywhere', 'shortcut.everywhere'],
  ['list', 'shortcut.lists'],
  ['note', 'shortcut.note'],
  ['text', 'shortcut.text'],
  ['column', 'shortcut.columns'],
  ['window', 'shortcut.windows'],
];

/** All keys by where they work. */
export function keySections({ commands, fixed, goTo }: ShortcutList, changes: KeyChanges): readonly KeySection[] {
  return TITLES.map(([scope, title]) => ({
    title,
    rows: [
      ...commands
        .filter((command) => command.scope === scope && !(command.isFixed && command.keys.length === 0))
        .flatMap((command) => [rowOf(command), ...(command.id === goTo.id ? goToRows(command, goTo, changes) : [])]),
      ...fixed.filter((keys) => keys.scope === scope),
    ],
  }));
}

const rowOf = (command: KeyCommand): KeyRow =>
  command.isFixed ? { keys: command.keysShown ?? command.keys, text: command.text } : { command, text: command.text };

/** What follows the key of `goTo`: a letter for each place, or that key again and again. */
function goToRows(command: KeyCommand, { places, safeModePresses }: ShortcutList['goTo'], changes: KeyChanges): readonly KeyRow[] {
  const [key] = keysOf(command, changes);
  if (key === undefined) return [];
  return [
    ...places.filter(({ letter }) => letter !== key).map(({ letter, title }) => ({ keys: [key, letter], text: title, isNext: true })),
    { keys: [key, `× ${safeModePresses}`], text: 'shortcut.safeMode', isNext: true },
  ];
}
