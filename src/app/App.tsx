import { StrictMode, lazy, Suspense } from 'react';
import { observer } from 'mobx-react-lite';
import { Tooltips } from '~/components/ui/Tooltips';
import { I18nContext } from '~/i18n/useI18n';
import type { PaneHistory } from '~/router/PaneHistory';
import type { RootStore } from '~/stores/RootStore';
import { StoresContext } from '~/stores/context';
import { WorkspaceShell } from '~/workspace/shell/WorkspaceShell';
import { WorkspaceContext, type Workspace } from '~/workspace/WorkspaceContext';
import { Shortcuts } from './Shortcuts';

// Menus, dialogs and toasts bring libraries that the first timeline does not need.
const OverlayHost = lazy(() => import('~/workspace/overlays/OverlayHost'));

interface AppProps {
  root: RootStore;
  workspace: Workspace;
  history: PaneHistory;
}

/** Everything that is on screen. */
export function App({ root, workspace, history }: AppProps) {
  return (
    <StrictMode>
      <StoresContext value={root}>
        <I18nContext value={root.i18n}>
          <WorkspaceContext value={workspace}>
            <WorkspaceShell history={history}>
              <Overlays root={root} />
              <Tooltips />
            </WorkspaceShell>
            <Shortcuts />
          </WorkspaceContext>
        </I18nContext>
      </StoresContext>
    </StrictMode>
  );
}

const Overlays = observer(function Overlays({ root }: { root: RootStore }) {
  return (
    root.overlays.wasUsed && (
      <Suspense>
        <OverlayHost />
      </Suspense>
    )
  );
});
