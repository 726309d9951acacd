import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { EmptyState } from '~/components/async/EmptyState';
import { ErrorState } from '~/components/async/ErrorState';
import { Icon } from '~/components/ui/Icon';
import { LoadingState } from '~/components/async/LoadingState';
import { useI18n } from '~/i18n/useI18n';
import { ChosenBar } from './ChosenBar';
import { uploadHere, type DriveBrowser } from './DriveBrowser';
import { isFileDrag, useDropTarget } from './driveDrag';
import { DriveGrid } from './DriveGrid';
import { DrivePath } from './DrivePath';
import type { DrivePlace } from './DrivePlace';
import { DriveUsageMeter } from './DriveUsageMeter';
import styles from './DriveView.module.css';
import { UploadList } from './UploadList';

interface DriveViewProps {
  browser: DriveBrowser;
  place: DrivePlace;
  /** Actions beside the path. */
  actions?: ReactNode;
}

/** A folder of the drive: its path, uploads and content. Files dropped anywhere on it are uploaded. */
export const DriveView = observer(function DriveView({ browser, place, actions }: DriveViewProps) {
  const { t } = useI18n();
  const { store, uploads } = browser;
  const { isOver, handlers } = useDropTarget(isFileDrag, (event) => void uploadHere(browser, [...event.dataTransfer.files]));
  return (
    <div className={styles.view} data-over={isOver || undefined} {...handlers}>
      <div className={styles.bar}>
        <DrivePath browser={browser} place={place} />
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <UploadList uploads={uploads} />
      {place.mode === 'browse' && store.chosen.length > 0 && <ChosenBar browser={browser} />}
      <DriveContent browser={browser} place={place} />
      {store.usage && <DriveUsageMeter {...store.usage} />}
      {isOver && (
        <div className={styles.dropHere} aria-hidden="true">
          <Icon name="upload" size="2.5em" />
          <p>{t('drive.dropHere')}</p>
        </div>
      )}
    </div>
  );
});

const DriveContent = observer(function DriveContent({ browser, place }: DriveViewProps) {
  const { t } = useI18n();
  const { store } = browser;
  if (store.error) return <ErrorState error={store.error} onRetry={() => void store.reload()} />;
  if (store.isLoading) return <LoadingState />;
  if (!store.isEmpty) return <DriveGrid browser={browser} place={place} />;
  return (
    <EmptyState icon="cloud" text={t(store.folderId === null ? 'drive.empty' : 'drive.emptyFolder')}>
      {place.mode !== 'folder' && <p>{t('drive.dropHint')}</p>}
    </EmptyState>
  );
});
