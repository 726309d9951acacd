import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Link } from '~/router/Link';
import { PaneContext } from '~/router/PaneContext';
import { StoresContext } from '~/react/context';
import { settled } from '../../fixtures/createTestRoot';
import { fakePane } from '../../fixtures/fakePane';
import { renderWithRoot } from '../renderWithRoot';

const link = () => screen.getByRole('link', { name: 'Alice' });

test('a plain click opens a link in its own pane', () => {
  const { visited } = renderWithRoot(<Link to="/@alice">Alice</Link>);
  fireEvent.click(link());
  expect(visited).toEqual(['/@alice']);
});

test('Shift opens a link in a window', () => {
  const { root, visited } = renderWithRoot(<Link to="/@alice">Alice</Link>);
  fireEvent.click(link(), { shiftKey: true });
  const { workspace } = root;
  expect(workspace.windows.map(({ paneId }) => workspace.visitsOf(paneId).entries)).toEqual([[{ href: '/@alice', key: '0' }]]);
  expect(visited).toEqual([]);
});

function inColumn() {
  const inMain: string[] = [];
  const here: string[] = [];
  const pane = fakePane(here, { paneId: 'p1', frame: 'column', navigateMain: (to) => void inMain.push(to) });
  const { root } = renderWithRoot(
    <PaneContext value={pane}>
      <Link to="/@alice">Alice</Link>
    </PaneContext>,
  );
  return { root, inMain, here };
}

test('WS18 a link in a column opens there, and with Alt in the main pane', () => {
  const { inMain, here } = inColumn();
  fireEvent.click(link());
  expect({ here, inMain }).toEqual({ here: ['/@alice'], inMain: [] });
  fireEvent.click(link(), { altKey: true });
  expect({ here, inMain }).toEqual({ here: ['/@alice'], inMain: ['/@alice'] });
});

test('WS18 links in columns open where the viewer chose', () => {
  const { root, inMain, here } = inColumn();
  root.settings.set('linksInPanes', 'main');
  fireEvent.click(link());
  expect({ here, inMain }).toEqual({ here: [], inMain: ['/@alice'] });
});

test('WS18 the main pane ignores that choice', () => {
  const { root, visited } = renderWithRoot(<Link to="/@alice">Alice</Link>);
  root.settings.set('linksInPanes', 'window');
  fireEvent.click(link());
  expect({ visited, windows: root.workspace.windows }).toEqual({ visited: ['/@alice'], windows: [] });
});

test('WS11 a link in a column opens windows for the account of the column', async () => {
  const { root } = inColumn();
  const { workspace } = root;
  act(() => void workspace.openColumn('/', { account: 'bob' }));
  const [paneId] = workspace.deckPanes.filter((id) => workspace.pane(id).account === 'bob');
  cleanup();
  render(
    <StoresContext value={root}>
      <PaneContext value={fakePane([], { paneId: paneId!, frame: 'column' })}>
        <Link to="/@alice">Alice</Link>
      </PaneContext>
    </StoresContext>,
  );
  fireEvent.click(link(), { shiftKey: true });
  await act(settled);
  expect(workspace.windows.map((window) => workspace.pane(window.paneId).account)).toEqual(['bob']);
  fireEvent.contextMenu(link());
  const menu = root.overlays.stack[0];
  const items = menu?.kind === 'menu' ? await menu.items : [];
  const inColumnItem = items.find((item) => 'text' in item && item.text === 'Open in a column');
  await act(async () => void (await (inColumnItem as { action: () => unknown }).action()));
  expect(workspace.pane(workspace.deckPanes.at(-1)!).account).toBe('bob');
});

test('a click with Ctrl is left to the browser', () => {
  const { root, visited } = renderWithRoot(<Link to="/@alice">Alice</Link>);
  expect(fireEvent.click(link(), { ctrlKey: true })).toBe(true);
  expect({ windows: root.workspace.windows, visited }).toEqual({ windows: [], visited: [] });
});

test('the menu of a link offers the places to open it', async () => {
  const { root } = renderWithRoot(<Link to="/@alice">Alice</Link>);
  expect(fireEvent.contextMenu(link())).toBe(false);
  const menu = root.overlays.stack[0];
  const items = menu?.kind === 'menu' ? await menu.items : [];
  expect(items.map((item) => ('text' in item ? item.text : '-'))).toEqual([
    '/@alice',
    'Open in window',
    'Open in a column',
    'Open in main pane',
    '-',
    'Open in new tab',
    'Copy link',
  ]);
});

test('a context menu with Shift is left to the browser', () => {
  const { root } = renderWithRoot(<Link to="/@alice">Alice</Link>);
  expect(fireEvent.contextMenu(link(), { shiftKey: true })).toBe(true);
  expect(root.overlays.stack).toEqual([]);
});

test.each(['//evil.example/x', '/\\evil.example/x', '/\t/evil.example/x'])('the link %j stays on our own origin', (to) => {
  renderWithRoot(<Link to={to}>Alice</Link>);
  expect((link() as HTMLAnchorElement).pathname).toBe('/evil.example/x');
});
