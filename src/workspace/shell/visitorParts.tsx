import { NoticedFailure } from '~/components/async/NoticedFailure';
import { later } from '~/react/later';
import around from './AroundPage.module.css';
import shell from './WorkspaceShell.module.css';

/** The header of visitors. */
export const VisitorHeader = later(async () => (await import('./visitorShell')).VisitorHeader, {
  waiting: () => <div className={shell.header} />,
  failed: NoticedFailure,
});

/** The panel beside the page for visitors. If its code does not load, the page is alone. */
export const VisitorPanel = later(async () => (await import('./visitorShell')).VisitorPanel, {
  waiting: () => <div className={around.panel} />,
});
