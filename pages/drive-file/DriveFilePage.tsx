import { observer } from 'mobx-react-lite';
import { folderPath } from '~/components/drive/DrivePlace';
import { Page } from '~/components/page/Page';
import { TimelineFeed } from '~/components/timeline/TimelineFeed';
import { EmptyState } from '~/components/async/EmptyState';
import { ErrorState } from '~/components/async/ErrorState';
import { LoadingState } from '~/components/async/LoadingState';
import { Tabs } from '~/components/ui/Tabs';
import { useI18n } from '~/i18n/useI18n';
import { visibleFileName } from '~/lib/visibleText';
import type { PageProps } from '~/registry/definePage';
import { usePane } from '~/router/PaneContext';
import { useAccount } from '~/stores/context';
import { FileInfo } from './FileInfo';
import { useDriveFile, useFileCommands } from './useDriveFile';
import type manifest from './manifest';

const TABS = ['info', 'notes'] as const;

/** One file of the drive: what it is, and which notes show it. */
export default observer(function DriveFilePage({ params }: PageProps<typeof manifest>) {
  const fileId = params.fileId;
  const { t } = useI18n();
  const { key } = useAccount();
  const { paneId, navigate } = usePane();
  const store = useDriveFile(fileId);
  const commands = useFileCommands(store);
  const { file, error, isGone } = store;
  const tab = TABS.find((candidate) => candidate === params.tab) ?? 'info';
  const name = file ? visibleFileName(file.name) : t('page.driveFile');
  return (
    <Page
      title={name}
      heading={
        <Tabs
          label={name}
          value={tab}
          items={TABS.map((value) => ({ value, label: t(`drive.tab.${value}`) }))}
          onChange={(next) => navigate(`#${next}`, { replace: true })}
        />
      }
      scrolls={tab === 'notes'}
    >
      {tab === 'notes' ? (
        <TimelineFeed
          key={fileId}
          source={{ kind: 'fileNotes', fileId }}
          label={t('drive.notesWith', { name })}
          emptyText={t('drive.noNotes')}
          viewKey={`${paneId}:${key}:fileNotes:${fileId}`}
        />
      ) : isGone ? (
        <EmptyState icon="trash" text={t('drive.gone')} />
      ) : file ? (
        <FileInfo file={file} commands={commands} onRemoved={() => navigate(folderPath(file.folderId), { replace: true })} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void store.load()} />
      ) : (
        <LoadingState />
      )}
    </Page>
  );
});
