import { useEffect, useState } from 'react';
import { createRecentRows } from '~/components/list/RecentRows';
import { MemoryBackend, PaneHistory } from '~/router/PaneHistory';
import { visitsOf } from '~/services/workspace/visits';
import { useStores } from '~/react/context';
import { pressKey } from '~/workspace/commands/commandKeys';
import { LivePanes } from '~/workspace/panes/LivePanes';
import { fakeWorkspace } from '../fixtures/fakeWorkspace';

interface KeyListenerProps {
  panes?: LivePanes;
}

/** Makes the keys of commands work from the first press, as in the product once its commands are loaded. */
export function KeyListener({ panes: given }: KeyListenerProps) {
  const root = useStores();
  const [workspace] = useState(() => fakeWorkspace(root.i18n));
  const [panes] = useState(() => given ?? new LivePanes(new PaneHistory(new MemoryBackend(visitsOf('/')))));
  useEffect(() => {
    root.part(createRecentRows);
    const handleKey = (event: KeyboardEvent) => pressKey(event, { root, workspace, panes });
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [root, workspace, panes]);
  return null;
}
