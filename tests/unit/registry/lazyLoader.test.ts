import { describe, expect, test, vi } from 'vitest';
import { LoadError } from '~/lib/AppError';
import { LazyLoader } from '~/registry/lazyLoader';

const MINUTE = 60_000;

function createLoader() {
  vi.stubGlobal('navigator', { onLine: true });
  let now = 10 * MINUTE;
  const shared = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const own = vi.fn<(area: string) => Promise<void>>(() => Promise.resolve());
  const rest = vi.fn<(ms: number) => Promise<void>>(() => Promise.resolve());
  const loader = new LazyLoader({ shared, own }, () => now, rest);
  return { loader, rest, shared, own, wait: (ms: number) => (now += ms) };
}

const whole = { load: () => Promise.resolve('part') };
const broken = { load: () => Promise.reject(new TypeError('gone')) };

describe('LazyLoader', () => {
  test('a part is loaded once, however often it is requested', async () => {
    const { loader } = createLoader();
    const load = vi.fn<() => Promise<string>>(() => Promise.resolve('part'));
    await Promise.all([loader.load('a', { load }), loader.load('a', { load })]);
    expect(await loader.load('a', { load })).toBe('part');
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('a loaded part is marked for React, which then renders it at once', async () => {
    const { loader } = createLoader();
    const loading = loader.load('a', whole);
    expect(loading).not.toHaveProperty('status');
    await loading;
    expect(loading).toMatchObject({ status: 'fulfilled', value: 'part' });
  });

  test.each(['shared', 'own'] as const)('a part waits for the texts that it shows (%s)', async (kind) => {
    const test = createLoader();
    let arrive = () => {};
    test[kind].mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const loading = test.loader.load('a', { ...whole, texts: 'searchPage' });
    expect({ shared: test.shared.mock.calls, own: test.own.mock.calls }).toEqual({ shared: [[]], own: [['searchPage']] });
    expect(await Promise.race([loading, Promise.resolve('still loading')])).toBe('still loading');
    arrive();
    expect(await loading).toBe('part');
  });

  test('a part that needs only the texts of the start waits for no others', async () => {
    const { loader, shared } = createLoader();
    await loader.load('a', { ...whole, needsOnlyStartTexts: true });
    expect(shared).not.toHaveBeenCalled();
  });

  test('texts that fail to load are a failure of the part', async () => {
    const { loader, own } = createLoader();
    vi.stubGlobal('navigator', { onLine: false });
    own.mockRejectedValueOnce(new LoadError('no texts'));
    await expect(loader.load('a', { ...whole, texts: 'searchPage' })).rejects.toThrow('could not load a');
    loader.forgetFailures();
    expect(await loader.load('a', { ...whole, texts: 'searchPage' })).toBe('part');
  });

  test('a failed part is not asked for again with each attempt to render it', async () => {
    const { loader, wait } = createLoader();
    const load = vi.fn<() => Promise<never>>(broken.load);
    for (let attempt = 0; attempt < 5; attempt += 1) await expect(loader.load('a', { load })).rejects.toThrow(LoadError);
    expect(load).toHaveBeenCalledTimes(2);
    expect(loader.load('a', { load })).toHaveProperty('status', 'rejected');
    wait(5000);
    expect(await loader.load('a', whole)).toBe('part');
  });

  test('a failed part is loaded again at once when another try is asked for', async () => {
    const { loader } = createLoader();
    await expect(loader.load('a', broken)).rejects.toThrow(LoadError);
    loader.forgetFailures();
    expect(await loader.load('a', whole)).toBe('part');
  });

  test('a part that fails once is asked for once more, a second later', async () => {
    const { loader, rest } = createLoader();
    const load = vi.fn<() => Promise<string>>(whole.load).mockRejectedValueOnce(new TypeError('lost'));
    expect(await loader.load('a', { load })).toBe('part');
    expect({ loads: load.mock.calls.length, rests: rest.mock.calls }).toEqual({ loads: 2, rests: [[1000]] });
  });

  test('a part that is fetched ahead is there when it is first shown', async () => {
    const { loader, own } = createLoader();
    const load = vi.fn<() => Promise<string>>(() => Promise.resolve('part'));
    await loader.fetchAhead('a', { load, texts: 'searchPage' });
    expect(own).toHaveBeenCalledWith('searchPage');
    expect(loader.load('a', { load })).toMatchObject({ status: 'fulfilled', value: 'part' });
  });

  test('a part that cannot be fetched ahead is loaded when it is shown', async () => {
    const { loader } = createLoader();
    await expect(loader.fetchAhead('a', broken)).rejects.toThrow('gone');
    expect(await loader.load('a', whole)).toBe('part');
  });

  test('without a network, a part is asked for only once', async () => {
    const { loader, rest } = createLoader();
    vi.stubGlobal('navigator', { onLine: false });
    await expect(loader.load('a', broken)).rejects.toThrow('could not load a');
    expect(rest).not.toHaveBeenCalled();
  });
});
