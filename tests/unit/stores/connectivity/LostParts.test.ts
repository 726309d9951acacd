import { describe, expect, test, vi } from 'vitest';
import { LostParts } from '~/stores/connectivity/LostParts';

const part = (isRetrying = false) => ({ retry: vi.fn<() => void>(), isRetrying });

describe('parts that did not load', () => {
  test('parts are missing until the last one is there', () => {
    const lost = new LostParts();
    const first = lost.add(part());
    const second = lost.add(part());
    first.dispose();
    expect(lost.hasSome).toBe(true);
    second.dispose();
    expect(lost.hasSome).toBe(false);
  });

  test('one press tries again to load all of them', () => {
    const lost = new LostParts();
    const parts = [part(), part(true)];
    for (const one of parts) lost.add(one);
    expect(lost.isRetrying).toBe(true);
    lost.retry();
    for (const { retry } of parts) expect(retry).toHaveBeenCalledTimes(1);
  });
});
