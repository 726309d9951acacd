import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/stores/context';
import { useWorkspace } from '../WorkspaceContext';
import { navigationOf, type NavContext, type Navigation } from './navItems';

/** Counts above this are shown as "99+" (reference/deck-windows-shell.md section 3). */
const MAX_COUNT = 99;

/** How a count is shown beside an entry. */
export const formatCount = (count: number): string => (count > MAX_COUNT ? `${MAX_COUNT}+` : String(count));

/** What decides which entries this viewer has. Read it inside an observer. */
export function useNavContext(): NavContext {
  const { t } = useI18n();
  const { routes } = useWorkspace();
  const { me, notifications } = useAccount();
  return { routes, me, unreadCount: notifications.unreadCount, t };
}

/** The navigation as the viewer has arranged it. Read it inside an observer. */
export function useNavigation(): Navigation {
  const { settings } = useStores();
  return navigationOf(settings.get('menu'), useNavContext());
}
