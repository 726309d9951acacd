import type { IconName } from '~/components/ui/Icon';
import type { ColumnChoicesContext } from '~/registry/definePage';
import { availableTimelines, type ServerTimeline } from '~/stores/timelines/availableTimelines';
import type { MenuItem } from '~/stores/ui/menuItems';

const ICONS: Readonly<Record<ServerTimeline, IconName>> = { home: 'home', local: 'planet', social: 'bolt', global: 'whirl' };

/** The timelines that the account may see. */
export default function columnChoices({ root, scope, open }: ColumnChoicesContext): readonly MenuItem[] {
  const { t } = root.i18n;
  return availableTimelines(scope.me, scope.server.meta).map((src) => ({
    text: t(`columnMenu.${src}`),
    icon: ICONS[src],
    action: () => open(`/timeline?src=${src}`),
  }));
}
