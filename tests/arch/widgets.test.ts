import { describe, expect, test } from 'vitest';
import { cellsFor, WIDE } from '~/services/workspace/dashboard';
import { collectWidgets } from '~/registry/collectWidgets';
import { defaultOptions, readOptions } from '~/registry/options';
import { listFiles, readFiles, FEATURES } from './lib/tree';
import { duplicates } from './rules/pages';

const widgets = [...collectWidgets()];
const componentTests = readFiles(['tests'], /^tests\/component\/widgets\/.*\.test\.tsx$/);

test('every folder of a widget is found by its name', () => {
  const folders = listFiles(['widgets'], /\/manifest\.ts$/).map((path) => path.split('/')[1]!);
  expect(FEATURES).toContain('widgets');
  expect(widgets.map(([id]) => id).toSorted()).toEqual(folders.toSorted());
});

test('each place in the order of widgets belongs to one of them', () => {
  expect(duplicates(widgets.flatMap(([, { order }]) => order ?? []).map(String))).toEqual([]);
});

describe.each(widgets)('the widget %s', (_, { id, options, optionsVersion, migrate, size, heightOption }) => {
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

  test('every option of a widget that a form shows has an input', () => {
    const shown = Object.entries(options).filter(([, option]) => !option.isHidden);
    const without = shown.filter(([, option]) => option.kind === 'custom' && option.editor === undefined);
    expect(without.map(([name]) => name)).toEqual([]);
  });

  test('a widget has a test of its own', () => {
    expect(componentTests.filter(({ text }) => text.includes(`widgets/${id}/`)).length).toBeGreaterThan(0);
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
