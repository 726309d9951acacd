import { afterEach, expect, test } from 'vitest';
import { watchSeason } from '~/app/watchSeason';
import { FakeClock } from '../../fixtures/FakeClock';
import { createTestRoot } from '../../fixtures/createTestRoot';

const falling = () => [...document.querySelectorAll<HTMLElement>('[data-falling]')].map(({ dataset }) => dataset['falling']);

function open(day: string) {
  const { root } = createTestRoot();
  const { settings } = root;
  settings.set('animation', true);
  settings.set('enableSeasonalScreenEffect', true);
  settings.set('hemisphere', 'N');
  watchSeason({ settings, clock: new FakeClock(Date.parse(day)) });
  return settings;
}

afterEach(() => {
  for (const sky of document.querySelectorAll('[data-falling]')) sky.remove();
});

test('snow falls in the winter of the chosen hemisphere, and rests where nothing may move', () => {
  const settings = open('2026-01-10T12:00:00Z');
  expect(falling()).toEqual(['snow']);
  expect(document.querySelector('[data-falling]')?.ariaHidden).toBe('true');
  settings.set('hemisphere', 'S');
  expect(falling()).toEqual([]);
  settings.set('hemisphere', 'N');
  expect(falling()).toEqual(['snow']);
  settings.set('animation', false);
  expect(falling()).toEqual([]);
});

test('petals fall in spring while the viewer wants them', () => {
  const settings = open('2026-04-10T12:00:00Z');
  settings.set('enableSeasonalScreenEffect', false);
  expect(falling()).toEqual([]);
  settings.set('enableSeasonalScreenEffect', true);
  expect(falling()).toEqual(['petals']);
});
