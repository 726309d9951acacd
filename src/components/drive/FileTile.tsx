import { observer } from 'mobx-react-lite';
import type { DragEvent, MouseEvent, ReactNode } from 'react';
import type { WireDriveFile } from '~/api/wire';
import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { visibleFileName } from '~/lib/visibleText';
import { useAccount } from '~/react/context';
import { byteSize } from '~/i18n/byteSize';
import { BrowsedTile } from './BrowsedTile';
import { draggedFrom, type DriveBrowser } from './DriveBrowser';
import { startDrag } from './driveDrag';
import styles from './DriveTile.module.css';
import { fileMenu } from './driveMenus';
import type { DrivePlace } from './DrivePlace';
import { FileThumbnail } from './FileThumbnail';
import { useFileMarks } from './useFileMarks';
import { useIsChosen } from './useIsChosen';

export interface FileTileProps {
  file: WireDriveFile;
  browser: DriveBrowser;
  place: DrivePlace;
  /** Whether it is a line of a list, which says more than a tile. */
  isLine: boolean;
}

/** A file in its folder, with its thumbnail, marks and menu. */
export const FileTile = observer(function FileTile(props: FileTileProps) {
  const { file, browser, place } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const { key } = useAccount();
  const { commands, store } = browser;
  const isChosen = useIsChosen(store.choice, file.id);
  const marks = useFileMarks(file);
  const itemName = visibleFileName(file.name);
  const words = t('drive.fileWords', { name: itemName, type: file.type, size: byteSize(i18n, file.size) });
  // It begins with what the tile shows, so that people can say that.
  const seen = marks.length === 0 ? itemName : t('drive.marks', { words: itemName, marks: marks.map(({ text }) => text).join(', ') });
  const label = t('drive.fileWords', { name: seen, type: file.type, size: byteSize(i18n, file.size) });
  const handleDrag = (event: DragEvent) => startDrag(event, draggedFrom(browser, key, { files: [file], folders: [] }));
  const face = <FileFace {...props} />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dragging is for pointers; the menu offers the same to everyone else
    <div className={styles.file} data-chosen={isChosen || undefined} draggable={place.mode === 'browse'} onDragStart={handleDrag}>
      {place.mode === 'browse' ? (
        <BrowsedTile
          id={file.id}
          to={`/my/drive/file/${file.id}`}
          itemName={itemName}
          label={label}
          title={words}
          browser={browser}
          actions={{
            menu: () => fileMenu(commands, file),
            rename: () => commands.renameFile(file),
            remove: () => commands.remove({ files: [file], folders: [] }),
          }}
        >
          {face}
        </BrowsedTile>
      ) : (
        <ChosenFile {...props} place={place} label={label} title={words}>
          {face}
        </ChosenFile>
      )}
    </div>
  );
});

/** The content of a file's tile. */
const FileFace = observer(function FileFace({ file, isLine }: FileTileProps) {
  const i18n = useI18n();
  const marks = useFileMarks(file);
  return (
    <>
      <span className={styles.picture}>
        <FileThumbnail file={file} className={styles.thumbnail} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <FileName name={file.name} />
        </span>
        {marks.length > 0 && (
          <span className={styles.marks}>
            {marks.map(({ kind, text }) => (
              <span key={kind} className={styles.mark} data-kind={kind}>
                {text}
              </span>
            ))}
          </span>
        )}
        {isLine && (
          <span className={styles.facts}>
            <span className={styles.type}>{file.type}</span>
            <span className={styles.size}>{byteSize(i18n, file.size)}</span>
            <time className={styles.date} dateTime={file.createdAt}>
              {i18n.date(Date.parse(file.createdAt), 'date')}
            </time>
          </span>
        )}
      </span>
    </>
  );
});

interface ChosenFileProps extends FileTileProps {
  place: Exclude<DrivePlace, { mode: 'browse' }>;
  label: string;
  title: string;
  children: ReactNode;
}

/** A file in a dialog that chooses files: a button that chooses it. */
const ChosenFile = observer(function ChosenFile({ file, browser, place, label, title, children }: ChosenFileProps) {
  const { choice } = browser.store;
  const isChosen = useIsChosen(choice, file.id);
  const handleClick = (event: MouseEvent) => {
    if (!place.multiple) {
      if (isChosen) place.confirm();
      else choice.replace([file.id]);
    } else if (event.shiftKey) choice.extendTo(file.id);
    else choice.toggle(file.id);
  };
  return (
    <button
      type="button"
      className={styles.open}
      data-tile
      aria-pressed={isChosen}
      aria-label={label}
      title={title}
      onClick={handleClick}
      onDoubleClick={() => {
        if (place.multiple) place.confirm();
      }}
    >
      {children}
      {isChosen && <Icon name="check" className={styles.tick} />}
    </button>
  );
});

/** A file name with a dimmed extension. */
function FileName({ name: given }: { name: string }) {
  const name = visibleFileName(given);
  const dot = name.lastIndexOf('.');
  if (dot < 1) return name;
  return (
    <>
      {name.slice(0, dot)}
      <span className={styles.extension}>{name.slice(dot)}</span>
    </>
  );
}
