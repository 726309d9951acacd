import { useCollection } from '~/components/async/useCollection';
import { useI18n } from '~/i18n/useI18n';
import { followsOf, type Follows } from '~/stores/resources/users/users';
import { PeopleFeed } from './PeopleFeed';

interface UserListFeedProps extends Follows {
  /** Accessible name of the feed. */
  label: string;
}

/** The people whom a user follows, or who follow the user. */
export function UserListFeed({ userId, direction, label }: UserListFeedProps) {
  const { t } = useI18n();
  return <PeopleFeed list={useCollection(followsOf, { userId, direction })} label={label} emptyText={t('ui.nothingHere')} />;
}
