import { fireEvent, screen, waitFor } from '@testing-library/react';
import { runInAction } from 'mobx';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { PAGES } from '~/generated/pageIndex';
import { useStores } from '~/react/context';
import { MemoryBackend, PaneHistory } from '~/router/PaneHistory';
import { visitsOf } from '~/services/workspace/visits';
import { useCommandKeys } from '~/workspace/commands/useCommandKeys';
// Evaluated before the tests, which have little patience.
import { lateCommands } from '~/workspace/commands/lateCommands';
import { LivePanes } from '~/workspace/panes/LivePanes';
import { user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { fakeWorkspace } from '../../fixtures/fakeWorkspace';
import { renderWithRoot } from '../renderWithRoot';

afterEach(() => vi.restoreAllMocks());

function Listener({ history = new PaneHistory(new MemoryBackend(visitsOf('/'))) }: { history?: PaneHistory }) {
  const root = useStores();
  const [workspace] = useState(() => fakeWorkspace(root.i18n));
  const [panes] = useState(() => new LivePanes(history));
  useCommandKeys({ root, workspace, panes });
  return null;
}

test('a key that is pressed before the commands are loaded runs its command once they are', async () => {
  const { root } = renderWithRoot(<Listener />, { isStarting: true });
  fireEvent.keyDown(document.body, { key: '?' });
  await waitFor(() => expect(root.overlays.hasOpen()).toBe(true));
});

/** Presses a key before the browser has painted what is inside. */
function PressedAtOnce({ children }: { children: ReactNode }) {
  useLayoutEffect(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true })), []);
  return children;
}

test('a key runs its command when it is pressed as soon as the page is in the document', async () => {
  const { root } = renderWithRoot(
    <PressedAtOnce>
      <Listener />
    </PressedAtOnce>,
    { isStarting: true },
  );
  await waitFor(() => expect(root.overlays.hasOpen()).toBe(true));
});

test('the commands load once somebody uses the page, and the start is over', async () => {
  const { root } = renderWithRoot(<Listener />, { isStarting: true });
  const begin = vi.spyOn(lateCommands, 'begin');
  void root.startOrder.run(() => Promise.resolve());
  await settled();
  expect(begin).not.toHaveBeenCalled();
  fireEvent.pointerMove(document.body);
  await waitFor(() => expect(begin).toHaveBeenCalledTimes(1));
});

test('the commands do not load during the start, unless a key asks for them', async () => {
  const { root } = renderWithRoot(<Listener />, { isStarting: true });
  const begin = vi.spyOn(lateCommands, 'begin');
  fireEvent.pointerMove(document.body);
  await settled();
  expect(begin).not.toHaveBeenCalled();
  void root.startOrder.run(() => Promise.resolve());
  await waitFor(() => expect(begin).toHaveBeenCalledTimes(1));
});

test('keys that belong together do so also before the commands are loaded', async () => {
  const history = new PaneHistory(new MemoryBackend(visitsOf('/')));
  renderWithRoot(<Listener history={history} />, { me: user('alice').me(), pages: PAGES });
  fireEvent.keyDown(document.body, { key: 'g' });
  fireEvent.keyDown(document.body, { key: 'n' });
  await waitFor(() => expect(history.href).toBe('/my/notifications'));
});

test('letters after the key of the composer are text, not commands, also before the commands are loaded', async () => {
  const { root } = renderWithRoot(<Listener />, { me: user('alice').me() });
  const before = runInAction(() => root.theme.scheme);
  for (const key of ['n', 'd', '?']) fireEvent.keyDown(document.body, { key });
  await waitFor(() => expect(root.overlays.hasOpen()).toBe(true));
  await settled();
  const windows = runInAction(() => root.overlays.stack.map((overlay) => overlay.kind === 'window' && overlay.id));
  expect({ windows, scheme: runInAction(() => root.theme.scheme) }).toEqual({ windows: ['composer'], scheme: before });
});

test('a key that an element has used is not pressed again', async () => {
  const { root } = renderWithRoot(
    <>
      <Listener />
      <button type="button" onKeyDown={(event) => event.preventDefault()}>
        uses keys
      </button>
    </>,
  );
  fireEvent.keyDown(screen.getByRole('button'), { key: '?' });
  fireEvent.keyDown(document.body, { key: 'd' });
  await waitFor(() => expect(runInAction(() => root.theme.scheme)).toBe('dark'));
  expect(root.overlays.hasOpen()).toBe(false);
});
