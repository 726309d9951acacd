import { useMemo, useState } from 'react';
import type { WireDriveFile } from '~/api/wire';
import { MediaGrid } from '~/components/media/MediaGrid';
import type { MediaHost } from '~/components/media/MediaHost';
import { fileKind } from '~/services/fileKind';
import { FileThumbnail } from './FileThumbnail';
import styles from './FilePreview.module.css';

/** Shows a file as notes do: an image to enlarge, a video, a sound, or the icon of its type. */
export function FilePreview({ file }: { file: WireDriveFile }) {
  const [isShown, setShown] = useState<boolean>();
  const host = useMemo<MediaHost>(
    () => ({
      isShown: () => isShown,
      setShown: (_id, shown) => setShown(shown),
      // The file is read from its table, which follows its changes.
      refresh: async () => undefined,
    }),
    [isShown],
  );
  const files = useMemo(() => [file], [file]);
  if (fileKind(file.type) === 'other') return <FileThumbnail file={file} className={styles.sign} />;
  return (
    <div className={styles.preview}>
      <MediaGrid files={files} host={host} />
    </div>
  );
}
