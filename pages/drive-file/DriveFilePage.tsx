import { observer } from 'mobx-react-lite';
import { folderPath } from '~/components/drive/DrivePlace';
import { Page } from '~/components/page/Page';
import { useHashTab } from '~/components/page/useHashTab';
import { TimelineFeed } from '~/components/timeline/TimelineFeed';
import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { Tabs } from '~/components/ui/Tabs';
import { useI18n } from '~/i18n/useI18n';
import { visibleFileName } from '~/lib/visibleText';
import type { PageProps } from '~/registry/definePage';
import { usePane } from '~/router/PaneContext';
import { useAccount } from '~/react/context';
import { fileById } from '~/stores/resources/drive/driveFiles';
import { FileInfo } from './FileInfo';
import type manifest from './manifest';

const TABS = ['info', 'notes'] as const;

/** One file of the drive: its details, and the notes that use it. */
export default observer(function DriveFilePage({ params }: PageProps<typeof manifest>) {
  const fileId = params.fileId;
  const { t } = useI18n();
  const { key } = useAccount();
  const { paneId, navigate } = usePane();
  const query = useQuery(fileById, fileId);
  const file = query.value;
  const [tab, tabs] = useHashTab(TABS, params.tab, (value) => t(`drive.tab.${value}`));
  const name = file ? visibleFileName(file.name) : t('driveFilePage.title');
  return (
    <Page title={name} tabs={<Tabs label={name} {...tabs} />} scrolls={tab === 'notes'}>
      {tab === 'notes' ? (
        <TimelineFeed
          key={fileId}
          source={{ kind: 'fileNotes', fileId }}
          label={t('drive.notesWith', { name })}
          emptyText={t('drive.noNotes')}
          viewKey={`${paneId}:${key}:fileNotes:${fileId}`}
        />
      ) : (
        <Loadable query={query} empty={<EmptyState icon="trash" text={t('drive.gone')} />}>
          {(shown) => <FileInfo file={shown} onRemoved={() => navigate(folderPath(shown.folderId), { replace: true })} />}
        </Loadable>
      )}
    </Page>
  );
});
