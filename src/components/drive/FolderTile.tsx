import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { Icon } from '~/components/ui/Icon';
import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import type { DriveFolder } from '~/stores/resources/driveFolders';
import type { DriveBrowser } from './DriveBrowser';
import { droppedFrom, isDriveDrag, startDrag, useDropTarget } from './driveDrag';
import styles from './DriveGrid.module.css';
import { folderMenu } from './driveMenus';
import type { DrivePlace } from './DrivePlace';
import { FolderLink } from './FolderLink';

interface FolderTileProps {
  folder: DriveFolder;
  browser: DriveBrowser;
  place: DrivePlace;
}

/** A folder in its parent folder. It opens, can be dragged, and is a drop target. */
export const FolderTile = observer(function FolderTile({ folder, browser, place }: FolderTileProps) {
  const { t } = useI18n();
  const { overlays, settings } = useStores();
  const { isOver, handlers } = useDropTarget(isDriveDrag, (event) => {
    const drag = droppedFrom(event);
    if (drag) void browser.commands.drop(drag, folder.id);
  });
  const isBrowsed = place.mode === 'browse';
  const label = t('drive.actionsOf', { name: folder.name });
  const openMenu = (anchor: Element | { x: number; y: number }) =>
    void overlays.openMenu(anchor, folderMenu(browser.commands, folder), { label, align: 'end' });
  const handleContextMenu = (event: MouseEvent) => {
    if (event.shiftKey) return;
    event.preventDefault();
    openMenu({ x: event.clientX, y: event.clientY });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dragging is for pointers; the menu offers the same to everyone else
    <div
      className={styles.folder}
      data-over={isOver || undefined}
      draggable={isBrowsed}
      onDragStart={(event) => startDrag(event, { kind: 'folder', id: folder.id })}
      {...handlers}
    >
      <FolderLink place={place} folderId={folder.id} className={styles.open} tile {...(isBrowsed && { onContextMenu: handleContextMenu })}>
        <Icon name="folder" size="1.6em" className={styles.folderIcon} />
        <span className={styles.name}>{folder.name}</span>
        {settings.get('uploadFolder') === folder.id && <span className={styles.mark}>{t('drive.uploadFolder')}</span>}
      </FolderLink>
      {isBrowsed && <IconButton icon="dots" label={label} aria-haspopup="menu" onClick={(event) => openMenu(event.currentTarget)} />}
    </div>
  );
});
