import { describe, expect, test } from 'vitest';
import { isFree } from '~/components/shortcuts/changeKeys';
import { overlaps } from '~/stores/commands/Command';
import { COMMANDS } from '~/workspace/commands/commands';

/** Pairs of commands that share a key where both are active. */
const clashes = (): string[] =>
  COMMANDS.flatMap((one, place) =>
    COMMANDS.slice(place + 1)
      .filter((other) => overlaps(one.scope, other.scope))
      .flatMap((other) => one.keys.filter((key) => other.keys.includes(key)).map((key) => `${key}: ${one.id} and ${other.id}`)),
  );

describe('the table of commands', () => {
  test('each command has a unique id', () => {
    const ids = COMMANDS.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  test('WS17 a key has one command in each place', () => {
    expect(clashes()).toEqual([]);
  });

  test('no default key is one that programs, screen readers or lists need', () => {
    const changeable = COMMANDS.filter(({ isFixed }) => !isFixed).flatMap(({ keys }) => keys);
    expect(changeable.filter((key) => !isFree(key))).toEqual([]);
  });
});
