import { describe, expect, expectTypeOf, test } from 'vitest';
import type { WidgetManifest } from '~/registry/defineWidget';
import type { NamedRef, UserRef } from '~/registry/fields';
import { askedOptions, defaultOptions, defineOptions, readOptions, type OptionsOf } from '~/registry/options';
import { changeWidgetOptions, readWidgetOptions } from '~/registry/widgetOptions';

const label = 'widget.showHeader';

const schema = defineOptions({
  isShown: { kind: 'boolean', default: true, label },
  title: { kind: 'text', default: 'a', maxLength: 3, label, hideWhen: { isShown: false } },
  size: { kind: 'number', default: 5, min: 1, max: 9, label },
  shape: { kind: 'select', default: 'round', items: ['round', 'flat'], label },
  kinds: { kind: 'multiSelect', default: ['x'], items: ['x', 'y'], label },
  tint: { kind: 'color', default: '#aabbcc', label },
  who: { kind: 'userRef', default: null, label },
  list: { kind: 'listRef', default: null, label },
  antenna: { kind: 'antennaRef', default: null, label, isHidden: true },
  every: { kind: 'duration', default: 60_000, min: 10_000, label },
});

const stored = {
  isShown: false,
  title: 'abc',
  size: 9,
  shape: 'flat',
  kinds: ['y'],
  tint: '#000000',
  who: { id: 'u1', username: 'bob', host: null },
  list: { id: 'l1', name: 'Friends' },
  antenna: { id: 'a1', name: 'News' },
  every: 10_000,
};

describe('options', () => {
  test('options have the types of their description', () => {
    expectTypeOf<OptionsOf<typeof schema>>().toEqualTypeOf<{
      readonly isShown: boolean;
      readonly title: string;
      readonly size: number;
      readonly shape: 'round' | 'flat';
      readonly kinds: readonly ('x' | 'y')[];
      readonly tint: string;
      readonly who: UserRef | null;
      readonly list: NamedRef | null;
      readonly antenna: NamedRef | null;
      readonly every: number;
    }>();
    expect(defaultOptions(schema)).toMatchObject({ isShown: true, shape: 'round', who: null });
  });

  test('options are read as they were stored', () => {
    expect(readOptions(schema, stored)).toEqual({ values: stored, unknown: {}, invalid: [] });
  });

  test('options that are not stored have their defaults', () => {
    expect(readOptions(schema, {})).toEqual({ values: defaultOptions(schema), unknown: {}, invalid: [] });
  });

  test.each([
    ['isShown', 'yes'],
    ['title', 'four'],
    ['title', 4],
    ['size', 10],
    ['size', Number.NaN],
    ['size', '5'],
    ['shape', 'square'],
    ['kinds', 'x'],
    ['tint', 'red'],
    ['who', { id: '', username: 'bob' }],
    ['who', []],
    ['list', { id: 'l1' }],
    ['antenna', 'a1'],
    ['every', 9_999],
  ])('an invalid value of %s does not affect other options (%j)', (name, value) => {
    const { values, invalid } = readOptions(schema, { ...stored, [name]: value });
    expect(values).toEqual({ ...stored, [name]: schema[name as keyof typeof schema].default });
    expect(invalid).toEqual([name]);
  });

  test('an option with several choices keeps the known ones', () => {
    expect(readOptions(schema, { kinds: ['z', 'y', 'y'] }).values.kinds).toEqual(['y']);
  });

  test('options that only another version knows are kept aside', () => {
    expect(readOptions(schema, { later: 1, size: 2 })).toMatchObject({ values: { size: 2 }, unknown: { later: 1 } });
  });

  test('options are shown in the form unless they are hidden or have no effect now', () => {
    const asked = (values: object) => askedOptions(schema, { ...defaultOptions(schema), ...values }).map(([name]) => name);
    expect(asked({})).not.toContain('antenna');
    expect(asked({})).toContain('title');
    expect(asked({ isShown: false })).not.toContain('title');
  });
});

describe('options of a widget', () => {
  const manifest = (version: number): WidgetManifest => ({
    id: 'clock',
    title: 'calendarWidget.title',
    keywords: 'calendarWidget.keywords',
    icon: 'clock',
    category: 'time',
    size: { w: 1, h: 1, min: { w: 1, h: 1 } },
    instances: 'many',
    options: schema,
    optionsVersion: version,
    migrate: ({ small, ...rest }, from) => (from < 2 ? { ...rest, size: small === true ? 1 : 9 } : rest),
  });

  test('options of an earlier version are migrated once', () => {
    const old = { small: true, later: 1 };
    expect(readWidgetOptions(manifest(2), old)).toMatchObject({ size: 1 });
    const written = changeWidgetOptions(manifest(2), old, { title: 'b' });
    expect(written).toEqual({ later: 1, size: 1, title: 'b', $version: 2 });
    expect(readWidgetOptions(manifest(2), { ...written, size: 4 })).toMatchObject({ size: 4, title: 'b' });
  });

  test('options of the first version store no version, and keep unknown values', () => {
    expect(changeWidgetOptions(manifest(1), { later: 1 }, { size: 2 })).toEqual({ later: 1, size: 2 });
  });
});
