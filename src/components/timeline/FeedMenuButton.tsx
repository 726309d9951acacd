import type { MouseEvent } from 'react';
import { IconButton } from '~/components/ui/IconButton';
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
  const label = t('page.timelineOptions');
  const open = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const items = feedItems({ root, account, feed, settings, reload });
    void root.overlays.openMenu(currentTarget, items, { label, align: 'end' });
  };
  return <IconButton icon="dots" label={label} aria-haspopup="menu" onClick={open} />;
}
