import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { Page } from '~/components/page/Page';
import { PageStack } from '~/components/page/PageStack';
import { Tabs } from '~/components/ui/Tabs';
import { pagePath } from '~/components/writtenPage/pagePath';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { useAccount } from '~/react/context';
import { pageById } from '~/stores/resources/content/writtenPages';
import { EditorActions } from './EditorActions';
import type manifest from './manifest';
import { PageForm } from './PageForm';

/** Writes a new page, or changes the one in the address. */
export default function PageEditorPage({ params: { pageId } }: PageProps<typeof manifest>) {
  return pageId === undefined ? <NewPage /> : <OnePage key={pageId} pageId={pageId} />;
}

type Mode = 'write' | 'preview';

function NewPage() {
  const { t } = useI18n();
  const [mode, setMode] = useState<Mode>('write');
  return (
    <Page title={t('pageEditorPage.new')} tabs={<Modes value={mode} onChange={setMode} />}>
      <PageStack>
        <PageForm isPreview={mode === 'preview'} onFault={() => setMode('write')} />
      </PageStack>
    </Page>
  );
}

const OnePage = observer(function OnePage({ pageId }: { pageId: string }) {
  const { t } = useI18n();
  const { me } = useAccount();
  const [mode, setMode] = useState<Mode>('write');
  const query = useQuery(pageById, pageId);
  const page = query.value;
  const isMine = page !== undefined && page.userId === me?.id;
  let content: ReactNode = null;
  if (page && !isMine) content = <EmptyState icon="lock" text={t('pageEditorPage.notYours')} />;
  return (
    <Page
      title={page ? t('pageEditorPage.editOf', { title: page.title }) : t('pageEditorPage.title')}
      tabs={isMine && <Modes value={mode} onChange={setMode} />}
      actions={isMine && me && <EditorActions page={page} path={pagePath(me, page.name)} />}
    >
      {content ?? (
        <Loadable query={query} empty={<EmptyState icon="trash" text={t('pageEditorPage.gone')} />}>
          {(shown) => (
            <PageStack>
              <PageForm page={shown} isPreview={mode === 'preview'} onFault={() => setMode('write')} />
            </PageStack>
          )}
        </Loadable>
      )}
    </Page>
  );
});

function Modes({ value, onChange }: { value: Mode; onChange: (mode: Mode) => void }) {
  const { t } = useI18n();
  return (
    <Tabs
      label={t('pageEditorPage.modes')}
      value={value}
      items={[
        { value: 'write', label: t('pageEditorPage.mode.write') },
        { value: 'preview', label: t('pageEditorPage.mode.preview') },
      ]}
      onChange={onChange}
    />
  );
}
