import { useI18n } from '~/i18n/useI18n';
import { MAIN_PANE } from '~/services/workspace/document';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';
import type { LivePane } from './LivePane';

/** The title of a pane: the name that the viewer gave it, else the title of its page, which is remembered until the page is shown. Call it inside an observer. */
export function usePaneTitleText(pane: LivePane, store: WorkspaceStore): string {
  const { t } = useI18n();
  const fallback = pane.id === MAIN_PANE ? t('column.main') : (store.visitsOf(pane.id).title ?? pane.history.href);
  return store.pane(pane.id).title ?? (pane.title || fallback);
}
