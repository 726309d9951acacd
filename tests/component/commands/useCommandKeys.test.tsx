import { fireEvent, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useStores } from '~/react/context';
import { MemoryBackend, PaneHistory } from '~/router/PaneHistory';
import { visitsOf } from '~/services/workspace/visits';
import { useCommandKeys } from '~/workspace/commands/useCommandKeys';
import { LivePanes } from '~/workspace/panes/LivePanes';
import { fakeWorkspace } from '../../fixtures/fakeWorkspace';
import { renderWithRoot } from '../renderWithRoot';

const never = new Promise<void>(() => {});

function Listener() {
  const root = useStores();
  const [workspace] = useState(() => fakeWorkspace(root.i18n));
  const [panes] = useState(() => new LivePanes(new PaneHistory(new MemoryBackend(visitsOf('/')))));
  useCommandKeys({ root, workspace, panes }, never);
  return null;
}

test('a key that is pressed before the commands are loaded runs its command once they are', async () => {
  const { root } = renderWithRoot(<Listener />);
  fireEvent.keyDown(document.body, { key: '?' });
  await waitFor(() => expect(root.overlays.hasOpen()).toBe(true));
});
