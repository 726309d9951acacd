import { MenuButton } from '~/components/ui/MenuButton';
import { useI18n } from '~/i18n/useI18n';
import { usePane } from '~/router/PaneContext';
import { useAccount, useStores } from '~/react/context';
import { feedItems } from './feedMenu';
import type { FeedOfPane } from './preloadFeed';

interface FeedMenuButtonProps {
  feed: FeedOfPane;
  /** The address of the settings of the timeline. */
  settings: string;
}

/** Opens the menu of a timeline that has settings of its own. */
export function FeedMenuButton({ feed, settings }: FeedMenuButtonProps) {
  const { t } = useI18n();
  const root = useStores();
  const account = useAccount();
  const { reload } = usePane();
  return <MenuButton icon="dots" label={t('page.timelineOptions')} items={() => feedItems({ root, account, feed, settings, reload })} />;
}
