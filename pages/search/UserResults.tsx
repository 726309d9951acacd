import { useCollection } from '~/components/async/useCollection';
import { PageScroller } from '~/components/page/Page';
import { PeopleFeed } from '~/components/user/PeopleFeed';
import { useI18n } from '~/i18n/useI18n';
import { foundUsers } from '~/stores/resources/users/users';
import styles from './SearchPage.module.css';
import type { Wanted } from './wanted';

/** The users that match a search. */
export function UserResults({ wanted: { query, origin } }: { wanted: Wanted }) {
  const { t } = useI18n();
  const list = useCollection(foundUsers, { query, origin });
  return (
    <div className={styles.people}>
      <PageScroller onRefresh={() => list.refresh()}>
        <PeopleFeed list={list} label={t('searchPage.peopleFor', { query })} emptyText={t('searchPage.noPeople', { query })} />
      </PageScroller>
    </div>
  );
}
