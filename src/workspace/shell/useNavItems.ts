import type { IconName } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/stores/context';
import { useWorkspace } from '../WorkspaceContext';

/** One entry of the navigation. `count` is what waits there; null shows nothing. */
export interface NavItem {
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
  readonly count: number | null;
}

/** Counts above this are shown as "99+" (reference/deck-windows-shell.md section 3). */
const MAX_COUNT = 99;

/** How a count is shown beside an entry. */
export const formatCount = (count: number): string => (count > MAX_COUNT ? `${MAX_COUNT}+` : String(count));

/** The pages that have a place in the navigation and that this viewer may open. Read it inside an observer. */
export function useNavItems(): readonly NavItem[] {
  const { t } = useI18n();
  const { pages } = useWorkspace();
  const { me, notifications } = useAccount();
  const items = pages
    .flatMap((page) => (page.nav && (me || !page.requires) ? [{ page, nav: page.nav }] : []))
    .toSorted((a, b) => a.nav.order - b.nav.order)
    .map(({ page, nav }) => ({
      to: nav.to,
      icon: page.icon,
      label: t(page.title),
      count: nav.indicator === 'notifications' && notifications.unreadCount > 0 ? notifications.unreadCount : null,
    }));
  return me ? [...items, { to: `/@${me.username}`, icon: 'user', label: t('shell.profile'), count: null }] : items;
}
