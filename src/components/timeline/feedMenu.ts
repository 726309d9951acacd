import type { RootStore } from '~/stores/RootStore';
import type { AccountScope } from '~/stores/session/AccountScope';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import type { FeedOfPane } from './preloadFeed';

interface FeedMenuContext {
  readonly root: Pick<RootStore, 'overlays' | 'i18n'>;
  readonly account: AccountScope;
  readonly feed: FeedOfPane;
  /** The address of the settings of the timeline. */
  readonly settings: string;
  /** Reloads the page, and begins at the newest note again. */
  readonly reload: () => void;
}

/** Menu entries of a timeline with settings of its own. */
export async function feedItems(context: FeedMenuContext): Promise<readonly MenuItem[]> {
  const { root, feed, settings, reload } = context;
  const { t } = root.i18n;
  await root.i18n.shared();
  return [
    { text: t('timelineMenu.reload'), icon: 'refresh', action: reload },
    { text: t('timelineMenu.jumpToDate'), icon: 'calendar', action: () => jumpToDate(context) },
    { type: 'divider' },
    {
      type: 'link',
      text: t(feed.source.kind === 'list' ? 'timelineMenu.listSettings' : 'timelineMenu.antennaSettings'),
      icon: 'settings',
      to: settings,
    },
  ];
}

/** Asks for a day and shows its notes and older ones; a gap above them leads back to the newest. */
export async function jumpToDate({
  root,
  account,
  feed,
}: Pick<FeedMenuContext, 'root' | 'account'> & { feed: Pick<FeedOfPane, 'source' | 'filters'> }): Promise<void> {
  const { overlays, i18n } = root;
  const day = await overlays.prompt({ title: i18n.t('timelineMenu.jumpQuestion'), type: 'date' });
  const end = day ? endOfDay(day) : null;
  if (end === null) return;
  const result = await account.timelines.find(feed.source, feed.filters).reload(end);
  if (!result.ok) overlays.showError(result.error);
}

/** Returns the end of a day (`2024-02-10`) in the viewer's time zone, in ms since the epoch; null if it is no day. */
export function endOfDay(day: string): number | null {
  const [year = Number.NaN, month = Number.NaN, date = Number.NaN] = day.split('-').map(Number);
  const end = new Date(year, month - 1, date + 1).getTime();
  return Number.isNaN(end) ? null : end;
}
