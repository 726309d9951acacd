import { describe, expect, test, vi } from 'vitest';
import { LoadError } from '~/lib/AppError';
import { LazyLoader } from '~/registry/lazyLoader';
import { MemoryLocalStore } from '../../fixtures/memoryStores';

const MINUTE = 60_000;

function createLoader() {
  const reload = vi.fn<() => void>();
  let now = 10 * MINUTE;
  const loader = new LazyLoader(new MemoryLocalStore(), reload, () => now);
  return { loader, reload, wait: (ms: number) => (now += ms) };
}

const broken = () => Promise.reject(new TypeError('gone'));

describe('LazyLoader', () => {
  test('fetches a part once, however often it is asked for', async () => {
    const { loader } = createLoader();
    const fetchPart = vi.fn<() => Promise<string>>(() => Promise.resolve('part'));
    await Promise.all([loader.load('a', fetchPart), loader.load('a', fetchPart)]);
    expect(await loader.load('a', fetchPart)).toBe('part');
    expect(fetchPart).toHaveBeenCalledTimes(1);
  });

  test('marks a loaded part for React, which then renders it at once', async () => {
    const { loader } = createLoader();
    const loading = loader.load('a', () => Promise.resolve('part'));
    expect(loading).not.toHaveProperty('status');
    await loading;
    expect(loading).toMatchObject({ status: 'fulfilled', value: 'part' });
  });

  test('tries again after a failure', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const { loader } = createLoader();
    await expect(loader.load('a', broken)).rejects.toThrow(LoadError);
    expect(await loader.load('a', () => Promise.resolve('part'))).toBe('part');
  });

  test('reloads the page once for code that is gone, and again only after a minute', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const { loader, reload, wait } = createLoader();
    await expect(loader.load('a', broken)).rejects.toThrow('could not load a');
    await expect(loader.load('a', broken)).rejects.toThrow('could not load a');
    expect(reload).toHaveBeenCalledTimes(1);
    wait(MINUTE);
    await expect(loader.load('a', broken)).rejects.toThrow('could not load a');
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('does not reload while the browser is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { loader, reload } = createLoader();
    await expect(loader.load('a', broken)).rejects.toThrow('could not load a');
    expect(reload).not.toHaveBeenCalled();
  });
});
