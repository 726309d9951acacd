import { describe, expect, test } from 'vitest';
import { cellsFor, WIDE } from '~/services/workspace/dashboard';
import { collectWidgets } from '~/registry/collectWidgets';
import { defaultOptions, readOptions } from '~/registry/options';
import { listFiles, FEATURES } from './lib/tree';
import { readEnglish } from './lib/locales';

const widgets = [...collectWidgets()];

test('every folder of a widget is found by its name', () => {
  const folders = listFiles(['widgets'], /\/manifest\.ts$/).map((path) => path.split('/')[1]!);
  expect(FEATURES).toContain('widgets');
  expect(widgets.map(([id]) => id).toSorted()).toEqual(folders.toSorted());
});

describe.each(widgets)('the widget %s', (_, { options, optionsVersion, migrate, size, heightOption }) => {
  test('the defaults of a widget are valid for its own parser', () => {
    const defaults = defaultOptions(options);
    expect(readOptions(options, defaults)).toEqual({ values: defaults, unknown: {}, invalid: [] });
  });

  test('a widget starts within its size limits, and fits into the grid', () => {
    const { w, h, min, max = { w: WIDE, h: Infinity } } = size;
    expect(min.w).toBeGreaterThanOrEqual(1);
    expect(min.h).toBeGreaterThanOrEqual(1);
    expect(w >= min.w && w <= max.w && max.w <= WIDE).toBe(true);
    expect(h >= min.h && h <= max.h).toBe(true);
  });

  test('the options of a widget have labels in every language', () => {
    const keys = Object.values(options).map((option) => option.label);
    const english = readEnglish();
    expect(keys.filter((key) => !english.has(key))).toEqual([]);
  });

  test('a widget can read what earlier versions stored', () => {
    expect(optionsVersion === 1 || migrate !== undefined).toBe(true);
  });

  test('a widget starts as high as its option says', () => {
    const option = heightOption === undefined ? undefined : options[heightOption];
    const isSame = option?.kind === 'number' && cellsFor(option.default, 'showHeader' in options) === size.h;
    expect(heightOption === undefined || isSame).toBe(true);
  });
});
