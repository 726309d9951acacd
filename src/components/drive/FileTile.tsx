import { observer } from 'mobx-react-lite';
import type { DragEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { WireDriveFile } from '~/api/wire';
import { Icon } from '~/components/ui/Icon';
import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import { visibleFileName } from '~/lib/visibleText';
import { Link } from '~/router/Link';
import { byteSize } from '~/services/byteSize';
import { useStores } from '~/react/context';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import type { DriveBrowser } from './DriveBrowser';
import { startDrag } from './driveDrag';
import styles from './DriveGrid.module.css';
import { fileMenu } from './driveMenus';
import type { DrivePlace } from './DrivePlace';
import { FileName } from './FileName';
import { FileThumbnail } from './FileThumbnail';
import { useFileMarks } from './useFileMarks';

interface FileTileProps {
  file: WireDriveFile;
  browser: DriveBrowser;
  place: DrivePlace;
}

/** A file in its folder, with its thumbnail, marks and menu. */
export const FileTile = observer(function FileTile({ file, browser, place }: FileTileProps) {
  const { t } = useI18n();
  const { store } = browser;
  const isChosen = store.chosenIds.includes(file.id);
  const marks = useFileMarks(file);
  const words = t('drive.fileWords', { name: visibleFileName(file.name), type: file.type, size: byteSize(file.size) });
  const name = marks.length === 0 ? words : t('drive.marks', { words, marks: marks.map(({ text }) => text).join(', ') });
  const face = (
    <>
      <span className={styles.picture}>
        <FileThumbnail file={file} className={styles.thumbnail} />
        {marks.length > 0 && (
          <span className={styles.marks}>
            {marks.map(({ kind, text }) => (
              <span key={kind} className={styles.mark} data-kind={kind}>
                {text}
              </span>
            ))}
          </span>
        )}
      </span>
      <span className={styles.name}>
        <FileName name={file.name} />
      </span>
    </>
  );
  const handleDrag = (event: DragEvent) => startDrag(event, { kind: 'files', ids: isChosen ? store.chosenIds : [file.id] });
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dragging is for pointers; the menu offers the same to everyone else
    <div className={styles.file} data-chosen={isChosen || undefined} draggable={place.mode === 'browse'} onDragStart={handleDrag}>
      {place.mode === 'browse' ? (
        <BrowsedFile file={file} browser={browser} name={name} isChosen={isChosen} title={words}>
          {face}
        </BrowsedFile>
      ) : (
        <button
          type="button"
          className={styles.open}
          data-tile
          aria-pressed={isChosen}
          aria-label={name}
          title={words}
          onClick={() => (place.multiple ? store.toggle(file.id) : isChosen ? place.confirm() : store.choose([file.id]))}
          onDoubleClick={() => {
            if (place.multiple) place.confirm();
          }}
        >
          {face}
          {isChosen && <Icon name="check" className={styles.tick} />}
        </button>
      )}
    </div>
  );
});

interface BrowsedFileProps {
  file: WireDriveFile;
  browser: DriveBrowser;
  name: string;
  title: string;
  isChosen: boolean;
  children: ReactNode;
}

function BrowsedFile({ file, browser, name, title, isChosen, children }: BrowsedFileProps) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const { store } = browser;
  const label = t('drive.actionsOf', { name: visibleFileName(file.name) });
  const choose: MenuItem = {
    type: 'switch',
    text: t('drive.choose'),
    icon: 'check',
    get: () => store.chosenIds.includes(file.id),
    set: () => store.toggle(file.id),
  };
  const openMenu = (anchor: Element | { x: number; y: number }) =>
    void overlays.openMenu(anchor, [choose, ...fileMenu(browser.commands, file)], { label, align: 'end' });
  const handleContextMenu = (event: MouseEvent) => {
    if (event.shiftKey) return;
    event.preventDefault();
    openMenu({ x: event.clientX, y: event.clientY });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const action = actionOf(event.key, browser, file);
    if (!action || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    action();
  };
  return (
    <>
      <Link
        to={`/my/drive/file/${file.id}`}
        className={styles.open}
        draggable={false}
        data-tile
        aria-label={name}
        aria-keyshortcuts="Space F2 Delete"
        title={title}
        onContextMenu={handleContextMenu}
        onKeyDown={handleKeyDown}
      >
        {children}
      </Link>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isChosen}
          aria-label={t('drive.chooseFile', { name: visibleFileName(file.name) })}
          onChange={() => store.toggle(file.id)}
        />
      </label>
      <IconButton
        icon="dots"
        label={label}
        className={styles.menu ?? ''}
        aria-haspopup="menu"
        onClick={(event) => openMenu(event.currentTarget)}
      />
    </>
  );
}

/** Handles a key for the focused file. */
function actionOf(key: string, browser: DriveBrowser, file: WireDriveFile): (() => void) | null {
  switch (key) {
    case ' ':
      return () => browser.store.toggle(file.id);
    case 'F2':
      return () => void browser.commands.renameFile(file);
    case 'Delete':
      return () => void browser.commands.removeFiles([file]);
    default:
      return null;
  }
}
