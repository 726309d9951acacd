import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { Page } from '~/components/page/Page';
import { PageStack } from '~/components/page/PageStack';
import { PageContent } from '~/components/writtenPage/PageContent';
import { PagePaper } from '~/components/writtenPage/PagePaper';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { readBlocks } from '~/services/pageBlocks';
import type { WrittenPage } from '~/services/records';
import { useAccount } from '~/react/context';
import { authorOf, pageByName } from '~/stores/resources/content/writtenPages';
import type manifest from './manifest';
import { MorePages } from './MorePages';
import { PageActions } from './PageActions';
import { PageFoot } from './PageFoot';
import { PageHead } from './PageHead';
import styles from './WrittenPagePage.module.css';

/** A page that a user wrote. */
export default observer(function WrittenPagePage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const username = params.username ?? '';
  const name = params.pageName ?? '';
  const query = useQuery(pageByName, { username, name });
  const page = query.value;
  return (
    <Page
      title={page ? titleOf(page, t('writtenPage.untitled')) : t('writtenPage.title')}
      actions={page && <PageActions page={page} />}
      onRefresh={() => query.reload()}
    >
      <Loadable query={query} empty={<EmptyState icon="trash" text={t('writtenPage.gone')} />}>
        {(shown) => <Shown key={shown.id} page={shown} />}
      </Loadable>
    </Page>
  );
});

const Shown = observer(function Shown({ page }: { page: WrittenPage }) {
  const { t } = useI18n();
  const author = authorOf(useAccount(), page);
  const blocks = useMemo(() => readBlocks(page.content), [page.content]);
  return (
    <PageStack>
      <PagePaper>
        {/* The header has the heading for screen readers, and room for one line. */}
        <p className={styles.title} dir="auto" aria-hidden>
          {titleOf(page, t('writtenPage.untitled'))}
        </p>
        {author && <PageHead page={page} author={author} />}
        <PageContent
          look={page}
          blocks={blocks}
          author={author}
          fileOf={(fileId) => page.attachedFiles.find((file) => file.id === fileId)}
          level={2}
        />
        <PageFoot page={page} />
      </PagePaper>
      {author && <MorePages author={author} pageId={page.id} />}
    </PageStack>
  );
});

const titleOf = ({ title }: WrittenPage, untitled: string): string => title.trim() || untitled;
