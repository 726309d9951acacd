import { describe, expect, test } from 'vitest';
import type { WireMe } from '~/api/wire';
import type { PageEntry } from '~/registry/PageEntry';
import { accountMenu } from '~/workspace/shell/accountMenu';
import { instanceMenu } from '~/workspace/shell/navMenus';
import { policies, user } from '../../../fixtures/builders';
import { FAR } from '../../../fixtures/appAccount';
import { createTestRoot, settled } from '../../../fixtures/createTestRoot';
import { FakeApi, type ApiScript } from '../../../fixtures/FakeApi';
import { MemoryKeyValueStore } from '../../../fixtures/memoryStores';
import { fakeWorkspace } from '../../../fixtures/fakeWorkspace';

const alice = user('alice').me();

test('the menu of the account leads to the page of all accounts', async () => {
  const { root } = createTestRoot({ me: alice });
  const items = await accountMenu({ root, me: alice, navigate: () => {} });
  expect(items).toContainEqual(expect.objectContaining({ type: 'link', text: 'Manage accounts', to: '/settings/accounts' }));
});

test('the menu of the account offers visitors no page of accounts', async () => {
  const { root } = createTestRoot({ me: null });
  const items = await accountMenu({ root, me: null, navigate: () => {} });
  expect(items).not.toContainEqual(expect.objectContaining({ text: 'Manage accounts' }));
});

describe('the other accounts in the menu of the account', () => {
  const anna: WireMe = { ...user('anna').me({ unreadNotificationsCount: 3 }), id: alice.id };
  const open = async (script: ApiScript) => {
    const kv = new MemoryKeyValueStore();
    kv.values.set('accounts', [
      { id: alice.id, token: 'secret' },
      { id: anna.id, token: 'app', origin: FAR, kind: 'app' },
    ]);
    const far = new FakeApi({ 'users/show': [{ ...user('anna').detailed(), id: anna.id }], ...script }, FAR);
    const api = { i: alice, 'users/show': [user('alice').detailed()] };
    const { root, clock } = createTestRoot({ me: alice, kv, elsewhere: [far], api });
    const items = await accountMenu({ root, me: alice, navigate: () => {} });
    const pending = items.find((item) => item.type === 'pending');
    return { clock, entry: pending?.type === 'pending' ? pending.item : undefined };
  };

  test('an account of another server has its full name and what it has not read', async () => {
    const { entry } = await open({ i: anna });
    expect(await entry).toMatchObject({ text: '@anna@far.test', help: '3 unread notifications' });
  });

  test('an account whose server does not answer comes without a number', async () => {
    const { entry, clock } = await open({ i: () => new Promise(() => {}) });
    await settled();
    clock.advance(1_000);
    const item = await entry;
    expect({ text: item && 'text' in item && item.text, hasHelp: item !== null && 'help' in (item ?? {}) }).toEqual({
      text: '@anna@far.test',
      hasHelp: false,
    });
  });
});

const DECORATIONS = { id: 'avatar-decorations', routes: [{ pattern: '/avatar-decorations' }] } as unknown as PageEntry;

function textsFor(me: WireMe): readonly string[] {
  const { root } = createTestRoot({ me });
  const items = instanceMenu(root, fakeWorkspace(root.i18n, [DECORATIONS]));
  return items.flatMap((item) => ('text' in item && item.text !== undefined ? [item.text] : []));
}

test('the menu of the server leads people who may manage decorations to their page, and nobody else', () => {
  expect(textsFor(alice)).not.toContain('Avatar decorations');
  expect(textsFor({ ...alice, policies: policies({ canManageAvatarDecorations: true }) })).toContain('Avatar decorations');
  expect(textsFor({ ...alice, isAdmin: true })).toContain('Avatar decorations');
});
