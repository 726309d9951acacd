import { afterEach, expect, test, vi } from 'vitest';
import { MemoryLocalStore } from '../../fixtures/memoryStores';
import { askForFrame } from '~/app/askForFrame';

const asked: string[] = [];
vi.mock('~/workspace/shell/NavRail', () => {
  asked.push('rail');
  return {};
});
vi.mock('~/workspace/phoneShell', () => {
  asked.push('bar');
  return {};
});

vi.mock('~/workspace/deck/Deck', () => {
  asked.push('columns');
  return {};
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  asked.length = 0;
});

/** What a start asks for ahead. */
async function askedFor({ isSignedIn = true, isNarrow = false, href = '/', hasPanes = false }): Promise<readonly string[]> {
  vi.stubGlobal('matchMedia', () => ({ matches: isNarrow }));
  const local = new MemoryLocalStore();
  if (isSignedIn) local.set('account', JSON.stringify({ version: 0, data: { token: 'secret', me: { id: 'alice' } } }));
  askForFrame(local, href, hasPanes);
  await vi.dynamicImportSettled();
  return asked;
}

test('a start on a wide screen asks for the navigation before the rest has come', async () => {
  expect(await askedFor({})).toEqual(['rail']);
});

test('a start on a phone asks for the bar before the rest has come', async () => {
  expect(await askedFor({ isNarrow: true })).toEqual(['bar']);
});

test('a start that expects columns asks for them on a wide screen', async () => {
  expect(await askedFor({ hasPanes: true, isNarrow: true })).not.toContain('columns');
  expect(await askedFor({ hasPanes: true })).toContain('columns');
});

test('a start without a navigation asks for none', async () => {
  expect(await askedFor({ isSignedIn: false })).toEqual([]);
  expect(await askedFor({ href: '/share?text=a' })).toEqual([]);
  expect(await askedFor({ href: '/?zen' })).toEqual([]);
});
