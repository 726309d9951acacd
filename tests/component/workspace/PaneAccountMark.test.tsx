import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { WireMe, WireMeta } from '~/api/wire';
import { PaneAccountMark } from '~/workspace/panes/PaneAccountMark';
import { FAR } from '../../fixtures/appAccount';
import { user } from '../../fixtures/builders';
import { createTestRoot, settled } from '../../fixtures/createTestRoot';
import { FakeApi } from '../../fixtures/FakeApi';
import { MemoryKeyValueStore } from '../../fixtures/memoryStores';
import { renderWithRoot } from '../renderWithRoot';

const alice = user('alice').me();
const anna: WireMe = { ...user('anna').me(), id: alice.id };
const work = user('work').me();

async function show(account: string, meta: Partial<WireMeta> = {}) {
  const kv = new MemoryKeyValueStore();
  kv.values.set('accounts', [
    { id: work.id, token: 'work' },
    { id: anna.id, token: 'app', origin: FAR, kind: 'app' },
  ]);
  const far = new FakeApi({ i: anna, meta: { name: 'Far', ...meta } as WireMeta }, FAR);
  const test = createTestRoot({ me: alice, kv, elsewhere: [far], api: { i: work } });
  const { container } = renderWithRoot(<PaneAccountMark account={account} accounts={test.root.workspace.accounts} />, { test });
  await act(settled);
  const mark = container.querySelector<HTMLElement>('[data-part="account"]')!;
  return { name: mark.textContent, color: mark.style.getPropertyValue('--accountColor'), pictures: screen.queryAllByRole('presentation') };
}

test('a pane of an account on another server has its full name, and the icon and the color of that server', async () => {
  const { name, color, pictures } = await show(`far.test/${anna.id}`, { themeColor: '#112233', iconUrl: 'https://far.test/icon.png' });
  expect({ name, color }).toEqual({ name: expect.stringContaining('@anna@far.test'), color: '#112233' });
  expect(pictures.map((picture) => picture.getAttribute('src'))).toContain('https://far.test/icon.png');
});

test('a color that is none, which a server says, does not reach the page', async () => {
  expect((await show(`far.test/${anna.id}`, { themeColor: 'red; background: url(x)' })).color).toMatch(/^oklch/);
});

test('a pane of another account on the same server has its short name', async () => {
  const { name } = await show(work.id);
  expect(name).toContain('@work');
  expect(name).not.toContain('@work@');
});
