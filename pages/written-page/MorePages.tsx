import { observer } from 'mobx-react-lite';
import { useCollection } from '~/components/async/useCollection';
import { PageCard } from '~/components/writtenPage/PageCard';
import { plainName } from '~/components/user/plainName';
import { useI18n } from '~/i18n/useI18n';
import type { User } from '~/services/records';
import { pagesOf } from '~/stores/resources/content/writtenPages';
import styles from './WrittenPagePage.module.css';

/** How many further pages are offered. */
const SHOWN = 4;

/** Further pages of the same author. Shows nothing while they load, and if there are none. */
export const MorePages = observer(function MorePages({ author, pageId }: { author: User; pageId: string }) {
  const { t } = useI18n();
  const { items } = useCollection(pagesOf, author.id);
  const others = items.filter(({ id }) => id !== pageId).slice(0, SHOWN);
  if (others.length === 0) return null;
  const label = t('writtenPagePage.more', { name: plainName(author) });
  return (
    <section className={styles.more} aria-label={label}>
      <h2 className={styles.moreTitle}>{label}</h2>
      <div className={styles.cards}>
        {others.map((page) => (
          <PageCard key={page.id} page={page} showsAuthor={false} />
        ))}
      </div>
    </section>
  );
});
