import { afterEach, expect, test, vi } from 'vitest';
import { restoreStyles, watchStyles } from '~/lib/lostStyles';

afterEach(() => {
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

/** A style sheet that failed to load. */
function loseStyles(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  document.head.append(link);
  link.dispatchEvent(new Event('error'));
}

const sheet = () => document.querySelector('link')!;

test('a style sheet that failed to load is loaded again', async () => {
  watchStyles();
  loseStyles();
  const restored = restoreStyles();
  sheet().dispatchEvent(new Event('load'));
  await restored;
  expect(sheet().dataset['lost']).toBeUndefined();
});

test('a style sheet that fails again is told, and stays marked', async () => {
  watchStyles();
  loseStyles();
  const restored = restoreStyles();
  sheet().dispatchEvent(new Event('error'));
  await expect(restored).rejects.toBeTruthy();
  expect(sheet().dataset['lost']).toBe('');
});

test('without a network, a lost style sheet does not keep code from opening that is there', async () => {
  watchStyles();
  loseStyles();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await restoreStyles();
  expect(sheet().dataset['lost'], 'it is loaded again once there is a network').toBe('');
});
