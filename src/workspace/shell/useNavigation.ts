import { PLACES } from '~/generated/places';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import { navigationOf, type NavContext, type Navigation } from './navItems';

/** The facts that the navigation depends on. Call it inside an observer. */
export function useNavContext(): NavContext {
  const { t } = useI18n();
  const { me, meStore } = useAccount();
  return { places: PLACES, me, unreadCount: meStore.unreadCount, hasReports: meStore.hasReports, t };
}

/** The navigation as the viewer arranged it. Call it inside an observer. */
export function useNavigation(): Navigation {
  const { settings } = useStores();
  return navigationOf(settings.get('menu'), useNavContext());
}
