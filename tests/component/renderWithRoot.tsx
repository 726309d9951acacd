import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nProvider } from '~/i18n/useI18n';
import type { PageEntry } from '~/registry/PageEntry';
import { PaneContext, type Pane } from '~/router/PaneContext';
import { StoresContext } from '~/react/context';
import { WorkspaceContext } from '~/workspace/WorkspaceContext';
import { createTestRoot, type TestRootOptions } from '../fixtures/createTestRoot';
import { fakePane } from '../fixtures/fakePane';
import { fakeWorkspace } from '../fixtures/fakeWorkspace';

/** The parts of the product that a component test may replace. */
interface RenderOptions extends TestRootOptions {
  /** The pages of this build; none by default. */
  readonly pages?: readonly PageEntry[];
  /** The stores, for tests that use them before; new ones by default. */
  readonly test?: ReturnType<typeof createTestRoot>;
  /** What differs from the main pane that somebody has opened. */
  readonly pane?: Partial<Pane>;
  /** Whether posted notes wait, so that they can be taken back, as is usual outside of tests. */
  readonly undoSend?: boolean;
}

/** Renders an element inside the whole graph of stores and a pane that records its visited addresses. */
export function renderWithRoot(ui: ReactNode, { pages = [], test: given, pane: change, undoSend = false, ...options }: RenderOptions = {}) {
  const test = given ?? createTestRoot(options);
  if (!undoSend) test.root.settings.set('undoSend', 0);
  const visited: string[] = [];
  const pane = fakePane(visited, change);
  const workspace = fakeWorkspace(test.root.i18n, pages);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StoresContext value={test.root}>
      <I18nProvider i18n={test.root.i18n}>
        <WorkspaceContext value={workspace}>
          <PaneContext value={pane}>{children}</PaneContext>
        </WorkspaceContext>
      </I18nProvider>
    </StoresContext>
  );
  return { ...test, ...render(ui, { wrapper }), visited };
}
