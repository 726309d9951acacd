import { expect, onTestFinished, test, vi } from 'vitest';
import { randomId } from '~/lib/randomId';

test('a random id is a UUID of version 4, another one each time, also where the browser makes none itself', () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 100 }, randomId);
  const wrong = ids.filter((id) => !/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id));
  expect({ wrong, different: new Set(ids).size }).toEqual({ wrong: [], different: 100 });
});
