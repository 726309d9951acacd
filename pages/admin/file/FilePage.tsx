import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { WireDriveFile } from '~/api/wire';
import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { JsonCode } from '~/components/code/JsonCode';
import { Fact, FactList } from '~/components/instance/FactList';
import { Page } from '~/components/page/Page';
import { useHashTab } from '~/components/page/useHashTab';
import { SettingsBody, SettingsSection } from '~/components/settings/SettingsSection';
import { LookUpButton } from '~/components/staff/LookUpButton';
import { NotOffered } from '~/components/staff/NotOffered';
import { Offered } from '~/components/staff/Offered';
import { copyItem } from '~/components/ui/copyItem';
import { MenuButton } from '~/components/ui/MenuButton';
import { Tabs } from '~/components/ui/Tabs';
import { useI18n } from '~/i18n/useI18n';
import { visibleFileName } from '~/lib/visibleText';
import { useServer, useStores } from '~/react/context';
import type { PageProps } from '~/registry/definePage';
import { fileForStaff, foreignFile } from '~/stores/resources/staff/files';
import { FileOverview } from './FileOverview';
import type manifest from './manifest';

const TABS = ['overview', 'ip', 'raw'] as const;

/** A file of anybody as administrators see it. */
export default observer(function FilePage({ params: { fileId, tab: hash } }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const query = useQuery(foreignFile, fileId);
  const [tab, tabs] = useHashTab(TABS, hash, (value) => t(`adminFilePage.tab.${value}`));
  const file = query.value;
  const title = file ? visibleFileName(file.name) : t('adminFilePage.title');
  return (
    <Page
      title={title}
      tabs={<Tabs label={title} {...tabs} />}
      actions={file ? <Actions file={file} /> : <LookUpButton />}
      onRefresh={() => query.refresh()}
    >
      <SettingsBody isWide={tab === 'raw'}>
        <Loadable query={query} empty={<EmptyState icon="trash" text={t('adminFilePage.gone')} />}>
          {(shown) =>
            tab === 'overview' ? (
              <FileOverview file={shown} />
            ) : (
              <Offered by="admin/drive/show-file" otherwise={<NotOffered />}>
                {tab === 'ip' ? <Origin fileId={shown.id} /> : <Raw fileId={shown.id} />}
              </Offered>
            )
          }
        </Loadable>
      </SettingsBody>
    </Page>
  );
});

function Actions({ file }: { file: WireDriveFile }) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const href = useServer().mediaUrl(file.url);
  return (
    <>
      <LookUpButton />
      {href && (
        <MenuButton
          icon="dots"
          label={t('staff.more')}
          items={[
            { type: 'a', href, target: '_blank', text: t('adminFilePage.open'), icon: 'externalLink' },
            copyItem(overlays, t('drive.copyUrl'), href, 'link'),
          ]}
        />
      )}
    </>
  );
}

/** Where the file was uploaded from. */
function Origin({ fileId }: { fileId: string }): ReactNode {
  const { t } = useI18n();
  return (
    <Loadable query={useQuery(fileForStaff, fileId)}>
      {({ requestIp, requestHeaders }) =>
        requestIp === null && requestHeaders === null ? (
          <EmptyState icon="mapPin" text={t('adminFilePage.noIp')} hint={t('adminFilePage.noIpHint')} />
        ) : (
          <>
            {requestIp !== null && (
              <FactList>
                <Fact name={t('adminFilePage.ip')}>
                  <code>{requestIp}</code>
                </Fact>
              </FactList>
            )}
            {requestHeaders !== null && (
              <SettingsSection title={t('adminFilePage.headers')} isBare>
                <JsonCode value={requestHeaders} />
              </SettingsSection>
            )}
          </>
        )
      }
    </Loadable>
  );
}

function Raw({ fileId }: { fileId: string }): ReactNode {
  return <Loadable query={useQuery(fileForStaff, fileId)}>{(raw) => <JsonCode value={raw} />}</Loadable>;
}
