import { listOf, text, type Parser } from '~/lib/parsers';
import { defineSettings } from '~/registry/defineSettings';
import type { KeyChanges } from '~/services/keys';

const keyList = listOf(text(32), 8);

/** Reads the changes of all commands, also of those that only another version knows. */
const keyChanges: Parser<KeyChanges> = (raw) => {
  if (raw === null || typeof raw !== 'object') return undefined;
  const read = Object.entries(raw).map(([command, keys]) => [command, keyList(keys)]);
  return Object.fromEntries(read.filter(([, keys]) => keys)) as KeyChanges;
};

export default defineSettings('workspace', {
  // Hidden: keys are changed in the list of all keys.
  keyBindings: { scope: 'device', kind: 'custom', default: {}, parse: keyChanges, isHidden: true },
});
