import { StrictMode, lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { observer } from 'mobx-react-lite';
import { I18nContext } from '~/i18n/useI18n';
import type { RootStore } from '~/stores/RootStore';
import { StoresContext } from '~/stores/context';
import { openPanesPart } from '~/workspace/lazyParts';
import { LoadedPart } from '~/workspace/LoadedPart';
import type { LivePanes } from '~/workspace/panes/LivePanes';
import { WorkspaceShell } from '~/workspace/shell/WorkspaceShell';
import { WorkspaceContext, type Workspace } from '~/workspace/WorkspaceContext';
import { useShortcuts } from './useShortcuts';

// Menus, dialogs and toasts bring libraries that the first timeline does not need.
const OverlayHost = lazy(() => import('~/workspace/overlays/OverlayHost'));

// Help that cannot be loaded is help that is not there; the page goes on.
const PointerHelp = lazy<ComponentType>(() => import('./PointerHelp').catch(() => ({ default: () => null })));

interface AppProps {
  root: RootStore;
  workspace: Workspace;
  panes: LivePanes;
}

/** Everything that is on screen. */
export function App({ root, workspace, panes }: AppProps) {
  useShortcuts({ root, workspace, panes });
  return (
    <StrictMode>
      <StoresContext value={root}>
        <I18nContext value={root.i18n}>
          <WorkspaceContext value={workspace}>
            <WorkspaceShell panes={panes}>
              <OpenPanes root={root} panes={panes} />
              <Overlays root={root} />
              <PointerHelpOnDemand />
            </WorkspaceShell>
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

const OpenPanes = observer(function OpenPanes({ root, panes }: { root: RootStore; panes: LivePanes }) {
  const { store } = root.workspace;
  return (
    store && (
      <Suspense>
        <LoadedPart part={openPanesPart} props={{ store, panes }} />
      </Suspense>
    )
  );
});

/** Hover cards and tooltips, from the first time that a pointer or the focus is anywhere. */
function PointerHelpOnDemand() {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    for (const type of ['pointerover', 'focusin'])
      document.addEventListener(type, () => setIsWanted(true), { once: true, signal: listening.signal });
    return () => listening.abort();
  }, []);
  return (
    isWanted && (
      <Suspense>
        <PointerHelp />
      </Suspense>
    )
  );
}
