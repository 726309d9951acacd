import { act, render, screen, waitFor, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { useState, type ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Page } from '~/components/page/Page';
import { SplitPage } from '~/components/page/SplitPage';
import { I18nProvider } from '~/i18n/useI18n';
import type { PageComponent, PageRoute } from '~/registry/definePage';
import type { ChildEntry, PageEntry } from '~/registry/PageEntry';
import { MemoryBackend, PaneHistory } from '~/router/PaneHistory';
import { MAIN_PANE } from '~/services/workspace/document';
import { visitsOf } from '~/services/workspace/visits';
import { PaneContext } from '~/router/PaneContext';
import { usePaneTitle } from '~/router/usePaneTitle';
import { StoresContext } from '~/react/context';
import { LivePane } from '~/workspace/panes/LivePane';
import { PaneHost } from '~/workspace/panes/PaneHost';
import { WorkspaceContext } from '~/workspace/WorkspaceContext';
import { user } from '../../fixtures/builders';
import { createTestRoot } from '../../fixtures/createTestRoot';
import { fakePane } from '../../fixtures/fakePane';
import { fakeWorkspace } from '../../fixtures/fakeWorkspace';

function Counter({ params }: { params: { noteId: string } }): ReactNode {
  const [count, setCount] = useState(0);
  usePaneTitle(`note ${params.noteId}`);
  return <button onClick={() => setCount(count + 1)}>{`${params.noteId}: ${count}`}</button>;
}

function Broken(): ReactNode {
  throw new Error('it broke');
}

/** A list of articles with links, as timelines have. */
function Rows({ params: { name } }: { params: { name?: string } }): ReactNode {
  return ['first', 'second'].map((row) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- articles of a feed take the focus
    <article key={row} aria-label={`${row} of ${name}`} tabIndex={0}>
      <button type="button">{`link in ${row}`}</button>
    </article>
  ));
}

const page = (id: string, route: PageRoute, component: PageComponent, more: Partial<PageEntry> = {}): PageEntry => ({
  icon: 'note',
  id,
  routes: [route],
  load: () => Promise.resolve({ default: component }),
  ...more,
});

const child = (
  id: string,
  route: Partial<PageRoute>,
  title: ChildEntry['title'],
  order: number,
  more: Partial<ChildEntry> = {},
): ChildEntry => ({
  id: `settings/${id}`,
  title,
  icon: 'settings',
  routes: [{ pattern: `/settings/${id}`, ...route }],
  listing: { order, to: `/settings/${id}` },
  load: () => Promise.resolve({ default: () => <Page title={id}>{`content of ${id}`}</Page> }),
  ...more,
});

const below: readonly ChildEntry[] = [
  child('drive', {}, 'page.drive', 20, { listing: { order: 20, to: '/settings/drive', group: 'searchPage.title' } }),
  child('clips', {}, 'clipsPage.title', 10),
  child('old', { redirect: '/settings/clips' }, 'notePage.title', 30, { listing: undefined }),
  child('admin', {}, 'searchPage.title', 40, { requires: 'administrator' }),
];

const pages: readonly PageEntry[] = [
  {
    id: 'note',
    icon: 'note',
    routes: [{ pattern: '/notes/:noteId' }],
    load: () => Promise.resolve({ default: Counter }),
  },
  page('rows', { pattern: '/rows/:name' }, Rows as PageComponent),
  page('tall', { pattern: '/tall/:name' }, (({ params: { name } }: { params: { name: string } }) => (
    <Page title={name}>{`much of ${name}`}</Page>
  )) as PageComponent),
  page('late', { pattern: '/late' }, () => <button type="button">meanwhile</button>),
  page('broken', { pattern: '/broken' }, Broken),
  page('private', { pattern: '/private' }, () => 'secret', { requires: 'signedIn' }),
  page('admin', { pattern: '/admin' }, () => 'control', { requires: 'administrator' }),
  page('old', { pattern: '/old', redirect: '/notes/1' }, () => null),
  page('settings', { pattern: '/settings' }, () => <SplitPage title="Settings">overview</SplitPage>, {
    children: () => Promise.resolve({ default: below }),
  }),
];

async function host(href: string, { signedIn = true }: { signedIn?: boolean } = {}) {
  const me = signedIn ? user('alice').me() : null;
  const { root } = createTestRoot({ me, api: { meta: { version: '2024.2.0' } as never } });
  const history = new PaneHistory(new MemoryBackend(visitsOf(href)));
  const pane = new LivePane(MAIN_PANE, history, () => {});
  const workspace = fakeWorkspace(root.i18n, pages);
  await act(async () => {
    render(
      <StoresContext value={root}>
        <I18nProvider i18n={root.i18n}>
          <WorkspaceContext value={workspace}>
            <PaneContext value={fakePane()}>
              <PaneHost pane={pane} frame="main" />
            </PaneContext>
          </WorkspaceContext>
        </I18nProvider>
      </StoresContext>,
    );
  });
  return { history, pane, go: (to: string) => act(async () => history.navigate(to)) };
}

describe('a pane', () => {
  test('a pane shows the page of its address and takes its name from it', async () => {
    const { pane } = await host('/notes/1');
    expect(screen.getByRole('button').textContent).toBe('1: 0');
    expect(runInAction(() => pane.title)).toBe('note 1');
  });

  test('a pane keeps as many visited pages alive as the setting says', async () => {
    const { go } = await host('/notes/1');
    await act(async () => screen.getByText('1: 0').click());
    await go('/notes/2');
    await go('/notes/1');
    expect(screen.getByText('1: 1')).toBeTruthy();
    await go('/notes/2');
    await go('/notes/3');
    await go('/notes/4');
    await go('/notes/1');
    expect(screen.getByText('1: 0')).toBeTruthy();
  });

  test('a pane returns the focus to the row that was left, when one goes back to its page', async () => {
    const { history, go } = await host('/rows/a');
    screen.getAllByRole('button', { name: 'link in second' })[0]!.focus();
    await go('/notes/1');
    await act(async () => history.back());
    expect(document.activeElement).toBe(screen.getByRole('article', { name: 'second of a' }));
    await go('/notes/1');
    await go('/rows/a');
    expect(document.activeElement, 'a new visit begins anew').not.toBe(screen.getByRole('article', { name: 'second of a' }));
  });

  test('after a navigation the heading of the page has the focus, even if the page comes later', async () => {
    const { go } = await host('/notes/1');
    screen.getByRole('button').focus();
    await go('/tall/a');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'a' }));
    await go('/rows/a');
    expect(document.activeElement, 'a page without a heading').toBe(document.querySelector('[data-pane]'));
  });

  test('a navigation takes the focus from no field that somebody writes in', async () => {
    const { go } = await host('/notes/1');
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    await go('/tall/a');
    expect(document.activeElement).toBe(field);
    field.remove();
  });

  test('a heading that comes late leaves the focus where somebody has moved it meanwhile', async () => {
    const { go } = await host('/notes/1');
    screen.getByRole('button').focus();
    await go('/late');
    const button = screen.getByRole('button', { name: 'meanwhile' });
    button.focus();
    const heading = document.createElement('h1');
    button.parentElement!.append(heading);
    await act(async () => {});
    expect(document.activeElement).toBe(button);
  });

  test('a pane scrolls to its top when somebody goes where it already is, and the pages behind it keep their place', async () => {
    const { history, go } = await host('/tall/a');
    const behind = screen.getByText('much of a');
    behind.scrollTop = 400;
    await go('/tall/b');
    const shown = screen.getByText('much of b');
    shown.scrollTop = 300;
    await go('/tall/b');
    await waitFor(() => expect({ shown: shown.scrollTop, behind: behind.scrollTop }).toEqual({ shown: 0, behind: 400 }));
    act(() => history.back());
    expect(history.href, 'there is no entry for it').toBe('/tall/a');
  });

  test('a pane follows a redirect without a history entry for it', async () => {
    const { history } = await host('/old');
    expect(history.href).toBe('/notes/1');
    expect(history.canGoBack).toBe(false);
  });

  test('a pane says that an unknown address has no page', async () => {
    await host('/nowhere');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
  });

  test('a pane offers visitors to sign in if a page needs an account', async () => {
    await host('/private', { signedIn: false });
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy();
    expect(screen.queryByText('secret')).toBeNull();
  });

  test('a pane shows administration only to administrators', async () => {
    await host('/admin');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
    expect(screen.queryByText('control')).toBeNull();
  });

  test('a pane limits a crash to its page and works on other pages', async () => {
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { go } = await host('/broken');
    silenced.mockRestore();
    expect((await screen.findByRole('alert')).textContent).toContain('it broke');
    await go('/notes/1');
    expect(screen.getByText('1: 0')).toBeTruthy();
  });
});

describe('a page with others below it', () => {
  const list = () => within(screen.getByRole('navigation', { name: 'Settings' }));

  test('a parent page lists the child pages that the viewer may open, in order', async () => {
    await host('/settings');
    expect(
      list()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Clips', 'Drive']);
    expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeTruthy();
    expect(screen.getByText('overview')).toBeTruthy();
  });

  test('a parent page shows the page of the address beside its list, and marks it there', async () => {
    const { pane } = await host('/settings/clips');
    expect(await screen.findByText('content of clips')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent, 'the page of the address has the first heading').toBe('clips');
    expect(list().getByRole('link', { name: 'Clips' }).getAttribute('aria-current')).toBe('page');
    expect(list().getByRole('link', { name: 'Drive' }).hasAttribute('aria-current')).toBe(false);
    expect(runInAction(() => pane.title)).toBe('clips');
  });

  test('the headings in the list of a parent page are one level below its title', async () => {
    const { go } = await host('/settings');
    expect(list().getByRole('heading', { level: 2 }).textContent).toBe('Search');
    await go('/settings/clips');
    expect(await screen.findByRole('heading', { level: 2, name: 'Settings' })).toBeTruthy();
    expect(list().getByRole('heading', { level: 3 }).textContent).toBe('Search');
  });

  test('a parent page stays mounted while another page opens beside its list', async () => {
    const { go } = await host('/settings/clips');
    const before = screen.getByRole('navigation', { name: 'Settings' });
    await go('/settings/drive');
    expect(await screen.findByText('content of drive')).toBeTruthy();
    expect(screen.queryByText('content of clips')).toBeNull();
    expect(screen.getByRole('navigation', { name: 'Settings' })).toBe(before);
  });

  test('a parent page returns the focus to the link of the page that was left', async () => {
    const { go, pane } = await host('/settings/clips');
    screen.getByText('content of clips').focus();
    await go('/settings');
    expect(document.activeElement?.textContent).toBe('Clips');
    expect(runInAction(() => pane.title)).toBe('Settings');
  });

  test('a page below another one leads back to where the reader came from, and to the list if there is nothing before it', async () => {
    const first = await host('/settings/clips');
    expect(screen.getAllByRole('link', { name: 'Settings' }).map((link) => link.getAttribute('href'))).toEqual(['/settings']);
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await first.go('/notes/1');
    await first.go('/settings/drive');
    expect(await screen.findByText('content of drive')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Settings' })).toBeNull();
    // A wide pane has one above the list, and a narrow one has one above the page.
    const backs = screen.getAllByRole('button', { name: 'Back' });
    expect(backs).toHaveLength(2);
    await act(async () => backs[1]!.click());
    expect(first.history.href).toBe('/notes/1');
  });

  test('a parent page follows redirects among its child pages', async () => {
    const { history } = await host('/settings/old');
    expect(await screen.findByText('content of clips')).toBeTruthy();
    expect(history.href).toBe('/settings/clips');
  });

  test('a parent page says that there is nothing at an unknown address', async () => {
    await host('/settings/nowhere');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
    expect(list().getAllByRole('link')).toHaveLength(2);
  });

  test('a parent page hides a page from viewers who may not open it', async () => {
    await host('/settings/admin');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
    expect(screen.queryByText('content of admin')).toBeNull();
  });
});
