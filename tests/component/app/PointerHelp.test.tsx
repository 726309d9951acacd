import { act, fireEvent, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import PointerHelp from '~/app/PointerHelp';
import { UserLink } from '~/components/user/UserLink';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';
import { MemoryBackend, PaneHistory } from '~/router/PaneHistory';
import { visitsOf } from '~/services/workspace/visits';
import { LivePanes } from '~/workspace/panes/LivePanes';
import { user } from '../../fixtures/builders';
import { createTestRoot } from '../../fixtures/createTestRoot';
import { renderWithRoot } from '../renderWithRoot';

const alice = user('alice');
const bob = user('bob').me();
const carol = user('carol').me();

/** Bob uses the product. A column beside it and an open dialog belong to Carol. All of them show the name of Alice. */
function setUp() {
  const panes = new LivePanes(new PaneHistory(new MemoryBackend(visitsOf('/'))));
  const other = createTestRoot({
    me: carol,
    api: { 'users/show': alice.detailed({ description: 'a friend of Carol' }), 'following/create': alice.build() },
  });
  const scope = runInAction(() => other.root.session.current);
  const link = <UserLink user={alice.build()} />;
  const view = renderWithRoot(
    <>
      <div data-pane="main">{link}</div>
      <div data-pane="column">{link}</div>
      <div data-overlay="7">{link}</div>
      <PointerHelp panes={panes} />
    </>,
    { me: bob, api: { 'users/show': alice.detailed({ description: 'unknown to Bob' }) } },
  );
  const { root } = view;
  const store = {
    pane: () => ({ account: carol.id }),
    accounts: { find: () => ({ state: { status: 'ready', scope } }) },
    document: { windows: [] },
    deckPanes: [],
    windows: [],
    visitsOf: () => visitsOf('/timeline'),
    setVisits: () => {},
  } as unknown as WorkspaceStore;
  runInAction(() => {
    Object.assign(root, { workspace: store });
    root.overlays.show({ kind: 'menu', anchor: document.body, items: [], label: '', align: 'start', key: 7, close: () => {}, scope });
  });
  const [main, column, dialog] = screen.getAllByRole('link');
  return { ...view, other, main: main!, column: column!, dialog: dialog!, pane: panes.of('column', store) };
}

const rest = async (anchor: HTMLElement) => {
  fireEvent.pointerMove(anchor);
  await act(() => vi.advanceTimersByTimeAsync(510));
};

describe('a card', () => {
  beforeEach(async () => {
    await import('~/components/user/HoverCard');
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('a card in the main pane belongs to the account in use', async () => {
    const { main } = setUp();
    await rest(main);
    expect(screen.getByText('unknown to Bob')).toBeTruthy();
  });

  test('a card in a column of another account loads and acts as that account', async () => {
    const { column, api, other } = setUp();
    await rest(column);
    expect(screen.getByText('a friend of Carol')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /Follow/ }));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect({ followed: other.api.paramsOf('following/create'), loadedUsers: api.paramsOf('users/show') }).toEqual({
      followed: [expect.objectContaining({ userId: alice.build().id })],
      loadedUsers: [],
    });
  });

  test('a card in a column opens its links in that column', async () => {
    const { column, pane, visited } = setUp();
    await rest(column);
    fireEvent.click(screen.getAllByRole('link', { name: /Alice|alice/ }).at(-1)!);
    expect({ href: pane.history.href, visited }).toEqual({ href: '/@alice', visited: [] });
  });

  test('a card in a dialog of another account belongs to that account', async () => {
    const { dialog } = setUp();
    await rest(dialog);
    expect(screen.getByText('a friend of Carol')).toBeTruthy();
  });

  test('a card belongs to the same account when it opens from another card', async () => {
    const { column } = setUp();
    await rest(column);
    const onCard = document.querySelector<HTMLElement>('[data-hover-surface] [data-hover-user]')!;
    fireEvent.pointerMove(document.body);
    fireEvent.pointerMove(onCard);
    await act(() => vi.advanceTimersByTimeAsync(510));
    expect(screen.queryByText('unknown to Bob')).toBeNull();
  });
});
