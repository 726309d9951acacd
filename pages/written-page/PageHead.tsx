import { RelativeTime } from '~/components/ui/RelativeTime';
import { Acct } from '~/components/user/Acct';
import { Avatar } from '~/components/user/Avatar';
import { FollowButton } from '~/components/user/FollowButton';
import { UserLink } from '~/components/user/UserLink';
import { useI18n } from '~/i18n/useI18n';
import type { User, WrittenPage } from '~/services/records';
import styles from './WrittenPagePage.module.css';

interface PageHeadProps {
  page: WrittenPage;
  author: User;
}

/** Who wrote a page, and when. */
export function PageHead({ page, author }: PageHeadProps) {
  const { t } = useI18n();
  return (
    <header className={styles.head}>
      <Avatar user={author} size={44} link />
      <div className={styles.names}>
        <UserLink user={author} />
        <span className={styles.acct}>
          <Acct user={author} />
        </span>
      </div>
      <FollowButton user={author} full />
      <p className={styles.times}>
        <span>
          {t('writtenPagePage.created')} <RelativeTime iso={page.createdAt} />
        </span>
        {page.updatedAt !== page.createdAt && (
          <span>
            {t('writtenPagePage.updated')} <RelativeTime iso={page.updatedAt} />
          </span>
        )}
      </p>
    </header>
  );
}
