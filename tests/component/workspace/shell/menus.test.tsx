import { expect, test } from 'vitest';
import type { WireMe } from '~/api/wire';
import type { PageEntry } from '~/registry/PageEntry';
import { accountMenu } from '~/workspace/shell/accountMenu';
import { instanceMenu } from '~/workspace/shell/navMenus';
import { policies, user } from '../../../fixtures/builders';
import { createTestRoot } from '../../../fixtures/createTestRoot';
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
