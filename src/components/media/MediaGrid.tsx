import { observer } from 'mobx-react-lite';
import type { CSSProperties } from 'react';
import type { WireDriveFile } from '~/api/wire';
import { LazyFailure } from '~/components/async/LazyFailure';
import { fileKind, isPreviewable } from '~/services/fileKind';
import { useStores } from '~/react/context';
import { later } from '~/react/later';
import { aspectRatio } from './aspect';
import type { MediaFileProps } from './MediaFile';
import type { MediaHost } from './MediaHost';
import styles from './MediaGrid.module.css';

interface MediaGridProps {
  files: readonly WireDriveFile[];
  host: MediaHost;
}

/** The shapes that a single image can be forced into (setting mediaListWithOneImageAppearance). */
const FORCED_RATIO = { '16_9': 16 / 9, '1_1': 1, '2_3': 2 / 3 } as const;
/** The shape of a single image whose size the server does not know. */
const UNKNOWN_RATIO = 16 / 9;

/** Most notes of a first page are text only. */
export const MediaFile = later<MediaFileProps>(async () => (await import('./MediaFile')).default, {
  waiting: ({ file, siblings }) => (siblings ? <div /> : <div className={styles.strip} data-kind={fileKind(file.type)} />),
  needsOnlyStartTexts: true,
  neededOffline: true,
});

/**
 * The files of a note: files without a preview as strips first, then images and videos in a grid. This component only
 * reserves the room, so that nothing moves when the files load.
 */
export const MediaGrid = observer(function MediaGrid({ files, host }: MediaGridProps) {
  const root = useStores();
  const drawing = MediaFile.state(root);
  const shown = files.filter(({ type }) => isPreviewable(type));
  const others = files.filter(({ type }) => !isPreviewable(type));
  const appearance = root.settings.get('mediaListWithOneImageAppearance');
  return (
    <div className={styles.media} data-part="media">
      {others.map((file) => (
        <MediaFile key={file.id} file={file} host={host} />
      ))}
      {shown[0] && (
        <div
          className={styles.grid}
          data-count={Math.min(shown.length, 5)}
          data-appearance={appearance}
          style={shown.length === 1 ? shapeOfOne(shown[0], appearance) : undefined}
        >
          {shown.map((file) => (
            <MediaFile
              key={file.id}
              file={file}
              host={host}
              siblings={shown}
              fit={shown.length === 1 && appearance !== 'expand' ? 'contain' : undefined}
            />
          ))}
        </div>
      )}
      {drawing.hasFailed && (
        <div className={styles.failure}>
          <LazyFailure onRetry={drawing.retry} isRetrying={drawing.isRetrying} />
        </div>
      )}
    </div>
  );
});

/** A single image keeps its own shape, or goes into a box with the shape from the settings. */
function shapeOfOne(file: WireDriveFile, appearance: 'expand' | keyof typeof FORCED_RATIO): CSSProperties {
  const own = aspectRatio(file);
  const ratio = appearance === 'expand' ? (own ?? UNKNOWN_RATIO) : Math.max(FORCED_RATIO[appearance], own ?? 0);
  return { '--ratio': ratio.toFixed(4) } as CSSProperties;
}
