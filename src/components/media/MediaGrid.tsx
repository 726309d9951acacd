import { observer } from 'mobx-react-lite';
import type { CSSProperties } from 'react';
import type { WireDriveFile } from '~/api/wire';
import { LateFailure } from '~/components/async/LateFailure';
import { fileKind, isPreviewable } from '~/services/fileKind';
import { useStores } from '~/stores/context';
import { lateView } from '~/stores/late/LateView';
import { aspectRatio } from './aspect';
import type { MediaFileProps } from './MediaFile';
import type { MediaHost } from './MediaHost';
import styles from './MediaGrid.module.css';

interface MediaGridProps {
  files: readonly WireDriveFile[];
  host: MediaHost;
}

/** Shapes that a single picture can be forced into (setting mediaListWithOneImageAppearance). */
const FORCED_RATIO = { '16_9': 16 / 9, '1_1': 1, '2_3': 2 / 3 } as const;
/** Shape of a single picture whose size the server did not say. */
const UNKNOWN_RATIO = 16 / 9;

/** What draws a file, with its texts. Most notes of a first page are text alone. */
export const lateFile = lateView<MediaFileProps>(async ({ i18n }) => {
  const [media] = await Promise.all([import('./MediaFile'), i18n.bring(['media'])]);
  return media.default;
});

/**
 * The files of a note: what cannot be previewed as strips first, then pictures and films in a grid. Here is only the room
 * that they take, so that nothing moves when they come.
 */
export const MediaGrid = observer(function MediaGrid({ files, host }: MediaGridProps) {
  const { settings, late } = useStores();
  const drawing = late(lateFile);
  const MediaFile = drawing.want();
  const shown = files.filter(({ type }) => isPreviewable(type));
  const others = files.filter(({ type }) => !isPreviewable(type));
  const appearance = settings.get('mediaListWithOneImageAppearance');
  return (
    <div className={styles.media} data-part="media">
      {others.map((file) =>
        MediaFile ? (
          <MediaFile key={file.id} file={file} host={host} />
        ) : (
          <div key={file.id} className={styles.strip} data-kind={fileKind(file.type)} />
        ),
      )}
      {shown[0] && (
        <div
          className={styles.grid}
          data-count={Math.min(shown.length, 5)}
          data-appearance={appearance}
          style={shown.length === 1 ? shapeOfOne(shown[0], appearance) : undefined}
        >
          {shown.map((file) => (MediaFile ? <MediaFile key={file.id} file={file} host={host} siblings={shown} /> : <div key={file.id} />))}
        </div>
      )}
      {drawing.hasFailed && (
        <div className={styles.failure}>
          <LateFailure onRetry={drawing.retry} isRetrying={drawing.isRetrying} />
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
