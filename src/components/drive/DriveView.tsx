import { observer } from 'mobx-react-lite';
import { useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { EmptyState } from '~/components/async/EmptyState';
import { ErrorState } from '~/components/async/ErrorState';
import { Icon } from '~/components/ui/Icon';
import { LoadingState } from '~/components/async/LoadingState';
import { useI18n } from '~/i18n/useI18n';
import { isTextField } from '~/lib/keys';
import { ChosenBar } from './ChosenBar';
import { ChosenCount } from './ChosenCount';
import { uploadHere, type DriveBrowser } from './DriveBrowser';
import { isFileDrag, useDropTarget } from './driveDrag';
import { DriveList } from './DriveList';
import { DrivePath } from './DrivePath';
import type { DrivePlace } from './DrivePlace';
import { DriveTree } from './DriveTree';
import { DriveUsageMeter } from './DriveUsageMeter';
import styles from './DriveView.module.css';
import { LookButtons } from './LookButtons';
import { MarqueeArea } from './MarqueeArea';
import { useIsWide } from '~/react/useIsWide';

interface DriveViewProps {
  browser: DriveBrowser;
  place: DrivePlace;
  /** Actions beside the path. */
  actions?: ReactNode;
}

/** The width of the view from which on the tree of folders stands beside the content, in px. */
const TREE_FROM = 600;

/** A folder of the drive: its path and content. Files dropped anywhere on it are uploaded. */
export const DriveView = observer(function DriveView({ browser, place, actions }: DriveViewProps) {
  const { t } = useI18n();
  const { store } = browser;
  const [view, setView] = useState<HTMLElement | null>(null);
  const isWide = useIsWide(view, TREE_FROM);
  const { isOver, handlers } = useDropTarget(isFileDrag, (event) => void uploadHere(browser, [...event.dataTransfer.files]));
  const canChoose = place.mode === 'browse' || place.multiple;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys for everything in it, and a place to drop files
    <div
      ref={setView}
      className={styles.view}
      data-over={isOver || undefined}
      onKeyDown={(event) => canChoose && pressKey(event, browser, place)}
      onFocus={showAboveBar}
      {...handlers}
    >
      <div className={styles.bar}>
        <DrivePath browser={browser} place={place} />
        <div className={styles.actions}>
          {place.mode !== 'folder' && <LookButtons />}
          {actions}
        </div>
      </div>
      {canChoose && <ChosenCount choice={store.choice} />}
      <div className={styles.columns}>
        {isWide && <DriveTree browser={browser} place={place} />}
        {canChoose ? (
          <MarqueeArea choice={store.choice}>
            <DriveContent browser={browser} place={place} />
          </MarqueeArea>
        ) : (
          <div className={styles.area}>
            <DriveContent browser={browser} place={place} />
          </div>
        )}
      </div>
      {store.usage && place.mode === 'browse' && <DriveUsageMeter {...store.usage} />}
      {place.mode === 'browse' && store.choice.ids.length > 0 && <ChosenBar browser={browser} />}
      {isOver && (
        <div className={styles.dropHere} aria-hidden="true">
          <Icon name="upload" size="2.5em" />
          <p>{t('drive.dropHere')}</p>
        </div>
      )}
    </div>
  );
});

/** Scrolls an item that a key leads to from below the bar of the chosen items. */
function showAboveBar({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches('[data-tile]:focus-visible')) target.scrollIntoView({ block: 'nearest' });
}

/** Ctrl+A chooses everything that is loaded, Escape nothing. In a dialog, Escape closes the dialog. */
function pressKey(event: KeyboardEvent, { store: { choice } }: DriveBrowser, { mode }: DrivePlace): void {
  if (event.defaultPrevented || event.altKey || event.shiftKey) return;
  const isText = isTextField(event.target) && !(event.target instanceof HTMLInputElement && event.target.type === 'checkbox');
  if (event.key === 'Escape' && mode === 'browse' && choice.ids.length > 0) choice.replace([]);
  else if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey) && !isText) choice.all();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

const DriveContent = observer(function DriveContent({ browser, place }: DriveViewProps) {
  const { t } = useI18n();
  const { store } = browser;
  if (store.isGone) return <EmptyState icon="trash" text={t('drive.folderGone')} />;
  if (store.error) return <ErrorState error={store.error} onRetry={() => void store.reload()} />;
  if (store.isLoading) return <LoadingState />;
  if (!store.isEmpty) return <DriveList browser={browser} place={place} />;
  if (place.mode === 'folder') return <EmptyState icon="folder" text={t('drive.noFolders')} />;
  return (
    <EmptyState icon="cloud" text={t(store.folderId === null ? 'drive.empty' : 'drive.emptyFolder')}>
      <p>{t('drive.dropHint')}</p>
    </EmptyState>
  );
});
