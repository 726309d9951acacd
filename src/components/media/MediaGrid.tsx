import { observer } from 'mobx-react-lite';
import { lazy, Suspense, type CSSProperties } from 'react';
import type { WireDriveFile } from '~/api/wire';
import { isPreviewable } from '~/services/fileKind';
import { useStores } from '~/stores/context';
import { aspectRatio } from './aspect';
import { hiddenAtStart } from './hiddenAtStart';
import { ImageCell } from './ImageCell';
import type { MediaCellProps } from './MediaCellProps';
import styles from './MediaGrid.module.css';

// Films and sounds are rare. The place of a film is reserved in the grid; other files are strips of one height.
const FileBanner = lazy(async () => ({ default: (await import('./FileBanner')).FileBanner }));
const VideoCell = lazy(async () => ({ default: (await import('./VideoCell')).VideoCell }));

/** What the files belong to: remembers which were shown or hidden by hand, and can be asked to fetch itself again. */
export interface MediaHost {
  /** undefined for a file that was not touched: it follows the settings. */
  isShown(fileId: string): boolean | undefined;
  setShown(fileId: string, isShown: boolean): void;
  /** A moderator changed a file on the server. */
  refresh(): Promise<void>;
}

interface MediaGridProps {
  files: readonly WireDriveFile[];
  host: MediaHost;
}

/** Shapes that a single picture can be forced into (setting mediaListWithOneImageAppearance). */
const FORCED_RATIO = { '16_9': 16 / 9, '1_1': 1, '2_3': 2 / 3 } as const;
/** Shape of a single picture whose size the server did not say. */
const UNKNOWN_RATIO = 16 / 9;

/** The files of a note: what cannot be previewed as strips first, then pictures and films in a grid with reserved places. */
export const MediaGrid = observer(function MediaGrid({ files, host }: MediaGridProps) {
  const { settings } = useStores();
  const rules = { nsfw: settings.get('nsfw'), savesMediaData: settings.get('dataSaver').media };
  const marksSensitive = settings.get('highlightSensitiveMedia');
  const isHidden = (file: WireDriveFile) => !(host.isShown(file.id) ?? !hiddenAtStart(file, rules));
  const cellProps = (file: WireDriveFile): MediaCellProps => ({
    file,
    isHidden: isHidden(file),
    isMarked: file.isSensitive && marksSensitive,
    onShownChange: (isShown) => host.setShown(file.id, isShown),
    onMarked: () => host.refresh(),
  });
  const shown = files.filter((file) => isPreviewable(file.type));
  const others = files.filter((file) => !isPreviewable(file.type));
  const cells = shown.map((file) => {
    const props = cellProps(file);
    return file.type.startsWith('video') ? (
      <Suspense key={file.id} fallback={<div />}>
        <VideoCell {...props} />
      </Suspense>
    ) : (
      <ImageCell key={file.id} {...props} siblings={shown} isAlone={shown.length === 1} />
    );
  });
  return (
    <div className={styles.media} data-part="media">
      {others.map((file) => (
        <Suspense key={file.id} fallback={<div className={styles.strip} />}>
          <FileBanner {...cellProps(file)} />
        </Suspense>
      ))}
      {shown[0] && (
        <div
          className={styles.grid}
          data-count={Math.min(shown.length, 5)}
          style={shown.length === 1 ? shapeOfOne(shown[0], settings.get('mediaListWithOneImageAppearance')) : undefined}
        >
          {cells}
        </div>
      )}
    </div>
  );
});

/** A single picture keeps its own shape, or is put into a wide enough box of the shape that the settings ask for. */
function shapeOfOne(file: WireDriveFile, appearance: 'expand' | keyof typeof FORCED_RATIO): CSSProperties {
  const own = aspectRatio(file);
  const ratio = appearance === 'expand' ? (own ?? UNKNOWN_RATIO) : Math.max(FORCED_RATIO[appearance], own ?? 0);
  return { '--ratio': ratio.toFixed(4) } as CSSProperties;
}
