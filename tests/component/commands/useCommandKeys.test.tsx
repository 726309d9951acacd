import { fireEvent, screen, waitFor } from '@testing-library/react';
import { runInAction } from 'mobx';
import { useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { PAGES } from '~/generated/pageIndex';
import { useStores } from '~/react/context';
import { MemoryBackend, PaneHistory } from '~/router/PaneHistory';
import { visitsOf } from '~/services/workspace/visits';
import { useCommandKeys } from '~/workspace/commands/useCommandKeys';
import { LivePanes } from '~/workspace/panes/LivePanes';
import { user } from '../../fixtures/builders';
import { fakeWorkspace } from '../../fixtures/fakeWorkspace';
import { renderWithRoot } from '../renderWithRoot';

// Evaluated before the test, which has little patience.
beforeAll(async () => void (await import('~/workspace/commands/lateCommands')));

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

test('keys that belong together do so also before the commands are loaded', async () => {
  const history = new PaneHistory(new MemoryBackend(visitsOf('/')));
  renderWithRoot(<Listener history={history} />, { me: user('alice').me(), pages: PAGES });
  fireEvent.keyDown(document.body, { key: 'g' });
  fireEvent.keyDown(document.body, { key: 'n' });
  await waitFor(() => expect(history.href).toBe('/my/notifications'));
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
