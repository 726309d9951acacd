import { useMemo } from 'react';
import { useI18n } from '~/i18n/useI18n';
import { Link } from '~/router/Link';
import { readBlocks } from '~/services/pageBlocks';
import type { User } from '~/services/records';
import { wellFormedPage } from '~/stores/resources/content/writtenPages';
import styles from './PinnedPage.module.css';
import { PageContent } from './PageContent';
import { pagePath } from './pagePath';

/** The page that a user shows on the profile. Its title is left out if the author wants it. */
export function PinnedPage({ user }: { user: User }) {
  const { t } = useI18n();
  const page = useMemo(() => (user.pinnedPage ? wellFormedPage(user.pinnedPage) : null), [user.pinnedPage]);
  const blocks = useMemo(() => readBlocks(page?.content), [page]);
  if (!page) return null;
  const to = pagePath(user, page.name);
  return (
    <section className={styles.pinned} aria-label={t('writtenPage.pinned')}>
      {!page.hideTitleWhenPinned && (
        <h2 className={styles.title} dir="auto">
          <Link to={to} className={styles.link}>
            {page.title.trim() || t('writtenPage.untitled')}
          </Link>
        </h2>
      )}
      <PageContent
        look={page}
        blocks={blocks}
        author={user}
        fileOf={(fileId) => page.attachedFiles.find((file) => file.id === fileId)}
        level={3}
      />
      {page.hideTitleWhenPinned && (
        <p className={styles.more}>
          <Link to={to}>{t('writtenPage.open')}</Link>
        </p>
      )}
    </section>
  );
}
