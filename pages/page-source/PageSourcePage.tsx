import { observer } from 'mobx-react-lite';
import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { Fact, FactList } from '~/components/instance/FactList';
import { Page } from '~/components/page/Page';
import { PageStack } from '~/components/page/PageStack';
import { pagePath } from '~/components/writtenPage/pagePath';
import { UnknownBlock } from '~/components/writtenPage/UnknownBlock';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { Link } from '~/router/Link';
import { readBlocks, type PageBlock } from '~/services/pageBlocks';
import type { WrittenPage } from '~/services/records';
import { pageByName } from '~/stores/resources/content/writtenPages';
import type manifest from './manifest';
import styles from './PageSourcePage.module.css';
import { useServer } from '~/react/context';

/** What the author of a page typed, block by block. */
export default observer(function PageSourcePage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const username = params.username ?? '';
  const name = params.pageName ?? '';
  const query = useQuery(pageByName, { username, name });
  const page = query.value;
  return (
    <Page title={page ? t('pageSourcePage.titleOf', { title: page.title.trim() || t('writtenPage.untitled') }) : t('pageSourcePage.title')}>
      <Loadable query={query} empty={<EmptyState icon="trash" text={t('writtenPage.gone')} />}>
        {(shown) => (
          <PageStack isDense>
            <p>
              <Link to={pagePath({ username }, name)}>{t('pageSourcePage.back')}</Link>
            </p>
            <Facts page={shown} />
            <Source page={shown} />
          </PageStack>
        )}
      </Loadable>
    </Page>
  );
});

/** What is set for the page as a whole. */
const Facts = observer(function Facts({ page }: { page: WrittenPage }) {
  const { t } = useI18n();
  const server = useServer();
  const picture = server.picture(page.eyeCatchingImage?.url, 'image');
  const choices = [
    page.alignCenter && t('pageSourcePage.alignCenter'),
    page.hideTitleWhenPinned && t('pageSourcePage.hideTitleWhenPinned'),
  ];
  const chosen = choices.filter((text) => text !== false);
  return (
    <FactList>
      <Fact name={t('pageSourcePage.name')}>
        <bdi>{page.title}</bdi>
      </Fact>
      {page.summary !== null && page.summary !== '' && (
        <Fact name={t('pageSourcePage.summary')}>
          <bdi>{page.summary}</bdi>
        </Fact>
      )}
      <Fact name={t('pageSourcePage.address')}>
        <code>{page.name}</code>
      </Fact>
      <Fact name={t('pageSourcePage.font')}>{t(`pageSourcePage.font.${page.font === 'serif' ? 'serif' : 'sans-serif'}`)}</Fact>
      {chosen.length > 0 && <Fact name={t('pageSourcePage.choices')}>{chosen.join(', ')}</Fact>}
      {picture !== undefined && (
        <Fact name={t('pageSourcePage.eyecatch')}>
          <img className={styles.eyecatch} src={picture} alt={page.eyeCatchingImage?.comment ?? ''} loading="lazy" decoding="async" />
        </Fact>
      )}
    </FactList>
  );
});

function Source({ page }: { page: WrittenPage }) {
  const { t } = useI18n();
  const blocks = readBlocks(page.content);
  return (
    <>
      {blocks.length === 0 ? <p>{t('pageSourcePage.empty')}</p> : <Blocks label={t('pageSourcePage.blocks')} blocks={blocks} />}
      {page.script !== '' && <Code label={t('pageSourcePage.script')} text={page.script} />}
    </>
  );
}

function Blocks({ label, blocks }: { label: string; blocks: readonly PageBlock[] }) {
  const { t } = useI18n();
  return (
    <ol className={styles.blocks} aria-label={label}>
      {blocks.map((block) => (
        <li key={block.key} className={styles.block}>
          {block.kind === 'unknown' ? (
            <UnknownBlock type={block.type} source={block.source} />
          ) : (
            <>
              <span className={styles.kind}>{t(`writtenPage.block.${block.kind}`)}</span>
              <BlockSource block={block} />
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

function BlockSource({ block }: { block: Exclude<PageBlock, { readonly kind: 'unknown' }> }) {
  const { t } = useI18n();
  switch (block.kind) {
    case 'text':
      return <Code label={t('writtenPage.block.text')} text={block.text} />;
    case 'section':
      return (
        <>
          <strong dir="auto">{block.title.trim() || t('pageSourcePage.untitledSection')}</strong>
          <Blocks label={block.title.trim() || t('pageSourcePage.untitledSection')} blocks={block.children} />
        </>
      );
    case 'image':
      return block.fileId === null ? t('writtenPage.pictureGone') : <code>{block.fileId}</code>;
    case 'note':
      return block.noteId === null ? (
        t('writtenPage.noteGone')
      ) : (
        <Link to={`/notes/${encodeURIComponent(block.noteId)}`}>{block.noteId}</Link>
      );
  }
}

/** A text as it was typed. */
function Code({ label, text }: { label: string; text: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long line scrolls, also by keyboard
    <pre className={styles.code} role="region" aria-label={label} tabIndex={0} dir="auto">
      {text}
    </pre>
  );
}
