import { usesKeysItself } from '~/lib/usesKeysItself';
import type { Command, CommandPlace } from '~/stores/commands/Command';

const step = (by: 1 | -1): Pick<Command, 'scope' | 'repeats' | 'when' | 'run'> => ({
  scope: 'list',
  repeats: true,
  when: ({ event }) => !usesKeysItself(event?.target ?? null),
  run: ({ list }: CommandPlace) => list?.step(document.activeElement ?? list.element, by),
});

/** Commands of the list that has the focus. */
export const listCommands: readonly Command[] = [
  { id: 'next', text: 'command.next', keys: ['J'], ...step(1) },
  { id: 'previous', text: 'command.previous', keys: ['K'], ...step(-1) },
];
