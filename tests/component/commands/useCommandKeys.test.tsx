import { fireEvent, screen, waitFor } from '@testing-library/react';
import { runInAction } from 'mobx';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useStores } from '~/react/context';
import type { PageEntry } from '~/registry/PageEntry';
import { MemoryBackend, PaneHistory } from '~/router/PaneHistory';
import { visitsOf } from '~/services/workspace/visits';
import { createTypedAhead } from '~/stores/ui/TypedAhead';
import { useCommandKeys } from '~/workspace/commands/useCommandKeys';
// Evaluated before the tests, which have little patience.
import '~/workspace/commands/lazyCommands';
import { LivePanes } from '~/workspace/panes/LivePanes';
import { user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { fakeWorkspace } from '../../fixtures/fakeWorkspace';
import { renderWithRoot } from '../renderWithRoot';

afterEach(() => vi.restoreAllMocks());

const found: PageEntry = {
  id: 'found',
  icon: 'search',
  routes: [{ pattern: '/found' }],
  hasField: true,
  load: () => new Promise(() => {}),
};

function Listener({ href = '/' }: { href?: string }) {
  const root = useStores();
  const [workspace] = useState(() => fakeWorkspace(root.i18n, [found]));
  const [panes] = useState(() => new LivePanes(new PaneHistory(new MemoryBackend(visitsOf(href)))));
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

test('the commands load at the end of the start', async () => {
  const { root } = renderWithRoot(<Listener />, { isStarting: true });
  const scheme = () => runInAction(() => root.theme.scheme);
  const loading = vi.spyOn(root.i18n, 'shared');
  await settled();
  expect(loading).not.toHaveBeenCalled();
  await root.startOrder.run(() => Promise.resolve());
  await waitFor(() => expect(loading).toHaveBeenCalled());
  await vi.dynamicImportSettled();
  await settled();
  fireEvent.keyDown(document.body, { key: 'd' });
  expect(scheme()).toBe('dark');
});

test('of the keys that are pressed before the commands are loaded, the first one runs its command', async () => {
  const { root } = renderWithRoot(<Listener />, { me: user('alice').me() });
  const before = runInAction(() => root.theme.scheme);
  for (const key of ['n', 'd', '?']) fireEvent.keyDown(document.body, { key });
  await waitFor(() => expect(root.overlays.hasOpen()).toBe(true));
  await settled();
  const windows = runInAction(() => root.overlays.stack.map((overlay) => overlay.kind === 'window' && overlay.id));
  expect({ windows, scheme: runInAction(() => root.theme.scheme) }).toEqual({ windows: ['composer'], scheme: before });
});

test('a key that only changes others, and a key in a text, is not the first one', async () => {
  const { root } = renderWithRoot(
    <>
      <Listener />
      <input aria-label="text" />
    </>,
    { isStarting: true },
  );
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'd' });
  fireEvent.keyDown(document.body, { key: 'Shift' });
  fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
  await waitFor(() => expect(root.overlays.hasOpen()).toBe(true));
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

test('letters that are typed while a page with a field is loading wait for the field, and run no commands', async () => {
  const { root } = renderWithRoot(<Listener href="/found" />, { me: user('alice').me() });
  const before = runInAction(() => root.theme.scheme);
  for (const key of 'no') fireEvent.keyDown(document.body, { key });
  await vi.dynamicImportSettled();
  await settled();
  for (const key of 'dn') fireEvent.keyDown(document.body, { key });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await waitFor(() => expect(root.overlays.hasOpen()).toBe(true));
  expect({ typed: root.part(createTypedAhead).take('page'), scheme: runInAction(() => root.theme.scheme) }).toEqual({
    typed: 'nodn',
    scheme: before,
  });
});
