import { describe, expect, test } from 'vitest';
import { addressOf, readWanted } from '../../../pages/search/wanted';

const nothing = { query: '', type: 'note', origin: 'combined', user: '', channel: '' } as const;

describe('the address of a search', () => {
  test.each([
    [{}, '/search'],
    [{ query: 'a & b' }, '/search?q=a+%26+b'],
    [{ query: '藤', type: 'user', origin: 'local' } as const, '/search?q=%E8%97%A4&type=user&origin=local'],
    [{ query: 'x', user: 'bob@far.example', channel: 'c1' }, '/search?q=x&user=bob%40far.example&channel=c1'],
  ])('the search %j has the address %s, which is read back unchanged', (part, address) => {
    const wanted = { ...nothing, ...part };
    expect(addressOf(wanted)).toBe(address);
    expect(readWanted(Object.fromEntries(new URLSearchParams(address.split('?')[1])))).toEqual(wanted);
  });

  test('invalid values in the address of a search are left out', () => {
    expect(readWanted({ q: 'x', type: 'planet', origin: 'moon', user: '@bob' })).toEqual({ ...nothing, query: 'x', user: 'bob' });
  });
});
