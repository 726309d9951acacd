import { describe, expect, test } from 'vitest';
import { formatParts, parseMessage, type NumberRules } from '~/i18n/messageFormat';

const english = new Intl.PluralRules('en-US');
const rules: NumberRules = { category: (value) => english.select(value), format: (value) => value.toLocaleString('en-US') };

const format = (source: string, values: Record<string, string | number> = {}): string =>
  formatParts<never>(parseMessage(source), values, rules).join('');

describe('a message', () => {
  test.each([
    ['plain text stays', 'Close', {}, 'Close'],
    ['a value is put in', 'Hello {name}!', { name: 'alice' }, 'Hello alice!'],
    ['a number is written the language’s way', '{n} notes', { n: 12345 }, '12,345 notes'],
    ['a missing value shows its name', 'Hello {name}', {}, 'Hello {name}'],
    ['a plural takes the category', '{n, plural, one {# note} other {# notes}}', { n: 1 }, '1 note'],
    ['a plural falls to other', '{n, plural, one {# note} other {# notes}}', { n: 1500 }, '1,500 notes'],
    ['an exact case wins over the category', '{n, plural, =1 {a single note} one {# note} other {# notes}}', { n: 1 }, 'a single note'],
    ['cases hold other arguments', '{n, plural, other {# of {name}}}', { n: 2, name: 'bob' }, '2 of bob'],
    ['a select takes the named case', '{kind, select, a {first} other {else}}', { kind: 'a' }, 'first'],
    ['a select falls to other', '{kind, select, a {first} other {else}}', { kind: 'z' }, 'else'],
    ['an apostrophe in a word is itself', "It can't {what}", { what: 'be' }, "It can't be"],
    ['a quoted brace is itself', "'{'name'}'", { name: 'x' }, '{name}'],
    ['a doubled apostrophe is one', "''{n}''", { n: 1 }, "'1'"],
    ['# outside of a plural is itself', '#tag', {}, '#tag'],
  ])('a message is formatted so that %s', (_behavior, source, values, expected) => {
    expect(format(source, values)).toBe(expected);
  });

  test('a value that is not a text keeps its place in the message', () => {
    const element = { element: true };
    expect(formatParts(parseMessage('by {user}, yes'), { user: element }, rules)).toEqual(['by ', element, ', yes']);
  });

  test.each([
    ['an unclosed brace', 'Hello {name'],
    ['a stray closing brace', 'Hello }'],
    ['a plural without other', '{n, plural, one {x}}'],
    ['an unknown kind', '{n, number}'],
  ])('a message with %s is refused', (_problem, source) => {
    expect(() => parseMessage(source)).toThrow(/at \d+ in/);
  });
});
