import { observer } from 'mobx-react-lite';
import { Icon } from '~/components/ui/Icon';
import { LinkCard } from '~/components/ui/LinkCard';
import { Avatar } from '~/components/user/Avatar';
import { UserName } from '~/components/user/UserName';
import { useI18n } from '~/i18n/useI18n';
import type { WrittenPage } from '~/services/records';
import { useAccount } from '~/react/context';
import { authorOf } from '~/stores/resources/content/writtenPages';
import styles from './PageCard.module.css';
import { pagePath } from './pagePath';

interface PageCardProps {
  page: WrittenPage;
  showsAuthor: boolean;
}

/** A page in a list of pages. */
export const PageCard = observer(function PageCard({ page, showsAuthor }: PageCardProps) {
  const { t } = useI18n();
  const author = authorOf(useAccount(), page);
  if (!author) return null;
  return (
    <LinkCard to={pagePath(author, page.name)} name={page.title.trim() || t('writtenPage.untitled')}>
      {page.summary && (
        <p className={styles.summary} dir="auto">
          {page.summary}
        </p>
      )}
      {(showsAuthor || page.likedCount > 0) && (
        <p className={styles.facts}>
          {showsAuthor && (
            <span className={styles.author}>
              <Avatar user={author} size={24} />
              <UserName user={author} />
            </span>
          )}
          {page.likedCount > 0 && (
            <span className={styles.likes}>
              <Icon name="heart" /> {t('writtenPage.likes', { n: page.likedCount })}
            </span>
          )}
        </p>
      )}
    </LinkCard>
  );
});
