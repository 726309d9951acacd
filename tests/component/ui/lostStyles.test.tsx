import { afterEach, expect, test, vi } from 'vitest';
import { restoreStyles, watchStyles } from '~/lib/lostStyles';
import { LazyLoader } from '~/registry/lazyLoader';

const texts = { shared: () => Promise.resolve(), own: () => Promise.resolve() };

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
  const restored = restoreStyles(true);
  sheet().dispatchEvent(new Event('load'));
  await restored;
  expect(sheet().dataset['lost']).toBeUndefined();
});

test('a style sheet that fails again at another try is told, and stays marked', async () => {
  watchStyles();
  loseStyles();
  const restored = restoreStyles(true);
  sheet().dispatchEvent(new Event('error'));
  await expect(restored).rejects.toBeTruthy();
  expect(sheet().dataset['lost']).toBe('');
});

test('without a network, a lost style sheet does not keep code from opening that is there', async () => {
  watchStyles();
  loseStyles();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await restoreStyles(true);
  expect(sheet().dataset['lost'], 'it is loaded again once there is a network').toBe('');
});

test('a style sheet that another part lost, and that fails again, does not keep a part from opening', async () => {
  watchStyles();
  loseStyles();
  const loading = new LazyLoader(texts).load('part', {
    load: () => Promise.resolve('part'),
  });
  sheet().dispatchEvent(new Event('error'));
  expect({ part: await loading, mark: sheet().dataset['lost'] }).toEqual({ part: 'part', mark: '' });
});

test('a part that failed with its style sheet fails again without it, and opens with it', async () => {
  watchStyles();
  let now = 0;
  // Between two tries, the loader rests.
  const loader = new LazyLoader(
    texts,
    () => (now += 60_000),
    // Each try here is one that the reader asks for.
    () => Promise.reject(new Error('not again')),
  );
  const tries = [() => Promise.reject(new TypeError('no styles')), () => Promise.resolve('part'), () => Promise.resolve('part')];
  const load = () => loader.load('part', { load: () => tries.shift()!() });
  const results = [await load().catch(() => 'failed')];
  for (const event of ['error', 'load']) {
    document.head.replaceChildren();
    loseStyles();
    const loading = load().catch(() => 'failed');
    sheet().dispatchEvent(new Event(event));
    results.push(await loading);
  }
  expect(results).toEqual(['failed', 'failed', 'part']);
});
