import { act, fireEvent, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { expect, test } from 'vitest';
import type { WireMeta } from '~/api/wire';
import { Avatar } from '~/components/user/Avatar';
import { CustomEmoji } from '~/emoji/CustomEmoji';
import { Mfm } from '~/mfm/Mfm';
import { AccountProvider } from '~/react/AccountProvider';
import type { LivePanes } from '~/workspace/panes/LivePanes';
import { navigateMainFrom } from '~/workspace/panes/navigateMain';
import { Link } from '~/router/Link';
import { linkMenu } from '~/router/linkMenu';
import { user } from '../../fixtures/builders';
import { createTestRoot } from '../../fixtures/createTestRoot';
import { FakeApi } from '../../fixtures/FakeApi';
import { MemoryKeyValueStore } from '../../fixtures/memoryStores';
import { renderWithRoot } from '../renderWithRoot';

const FAR = 'https://far.test';
const anna = user('anna').me();
const REF = `far.test/${anna.id}`;

/** Stores with an account of another server beside the one in use. */
async function besideFar() {
  const kv = new MemoryKeyValueStore();
  kv.values.set('accounts', [{ id: anna.id, token: 'far secret', origin: FAR }]);
  const emojis = { emojis: [{ name: 'leaf', aliases: [], category: null, url: `${FAR}/files/leaf.webp` }] };
  const far = new FakeApi({ i: anna, meta: { name: 'Far', maxNoteTextLength: 99 } as WireMeta, emojis }, FAR);
  const test = createTestRoot({ me: user('alice').me(), kv, elsewhere: [far] });
  const scope = await test.root.workspace.accounts.scopeOf(REF);
  await act(async () => void (await scope.server.emojis.load()));
  return { test, scope };
}

test('what is opened in the main pane from a pane of another server opens in a window of its account', async () => {
  const { root } = (await besideFar()).test;
  const shown: string[] = [];
  const panes = { main: { history: { navigate: (to: string) => shown.push(to) } } } as unknown as LivePanes;
  const [ours, theirs] = runInAction(() => [root.workspace.openColumn('/'), root.workspace.openColumn('/', { account: REF })]);
  runInAction(() => navigateMainFrom(root, panes, theirs, '/notes/1'));
  const { windows } = root.workspace;
  expect({ shown, windows: windows.map(({ paneId }) => root.workspace.pane(paneId).account) }).toEqual({ shown: [], windows: [REF] });
  runInAction(() => navigateMainFrom(root, panes, ours, '/notes/2'));
  expect(shown).toEqual(['/notes/2']);
});

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('in a pane of another server, its people are its own, and those of the page’s server are others', async () => {
  const { test: given, scope } = await besideFar();
  const text = <Mfm text="@bob@far.test @carol@example.test" />;
  renderWithRoot(<AccountProvider scope={scope}>{text}</AccountProvider>, { test: given });
  const [own, other] = screen.getAllByRole('link').map((link) => new URL(link.getAttribute('href')!, FAR).pathname);
  expect({ own, other }).toEqual({ own: '/@bob', other: '/@carol@example.test' });
});

test('in a pane of another server, its addresses are pages, and those of the page’s server are not', async () => {
  const { test: given, scope } = await besideFar();
  const text = <Mfm text={`[here](${FAR}/notes/1) [there](https://example.test/notes/1)`} />;
  const { visited } = renderWithRoot(<AccountProvider scope={scope}>{text}</AccountProvider>, { test: given });
  fireEvent.click(screen.getByRole('link', { name: 'here' }));
  expect(visited).toEqual(['/notes/1']);
  expect(screen.getByText('there').closest('a')?.href).toBe('https://example.test/notes/1');
});

test('in a pane of another server, pictures and emoji come from there', async () => {
  const { test: given, scope } = await besideFar();
  const bob = user('bob').with({ avatarUrl: '/files/bob.webp' }).build();
  const { container } = renderWithRoot(
    <AccountProvider scope={scope}>
      <Avatar user={bob} />
      <CustomEmoji name="leaf" />
    </AccountProvider>,
    { test: given },
  );
  expect([...container.querySelectorAll('img')].map(({ src }) => src)).toEqual([`${FAR}/files/bob.webp`, `${FAR}/files/leaf.webp`]);
});

test('a link of another server names its account for other tabs, and the main pane is not offered', async () => {
  const { test: given, scope } = await besideFar();
  const { root } = given;
  renderWithRoot(
    <>
      <Link to="/notes/1?a=b#top">Ours</Link>
      <AccountProvider scope={scope}>
        <Link to="/notes/1?a=b#top">Theirs</Link>
      </AccountProvider>
    </>,
    { test: given },
  );
  const inTab = `/notes/1?a=b&loginId=${encodeURIComponent(REF)}#top`;
  expect({ ours: hrefOf('Ours'), theirs: hrefOf('Theirs') }).toEqual({ ours: '/notes/1?a=b#top', theirs: inTab });
  const [ours, theirs] = runInAction(() => {
    const panes = [root.workspace.openColumn('/notes/1'), root.workspace.openColumn('/notes/1', { account: REF })];
    return panes.map((pane) => linkMenu(root, '/notes/1?a=b#top', pane));
  });
  const textsOf = (items: typeof ours) => items!.flatMap((item) => ('text' in item ? [item.text] : []));
  expect(textsOf(ours).filter((text) => !textsOf(theirs).includes(text))).toEqual(['Open in main pane']);
  expect(theirs!.find((item) => item.type === 'a')).toMatchObject({ href: inTab });
});
