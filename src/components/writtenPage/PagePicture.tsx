import { useMemo, useState } from 'react';
import type { WireDriveFile } from '~/api/wire';
import { MediaGrid } from '~/components/media/MediaGrid';
import type { MediaHost } from '~/components/media/MediaHost';
import styles from './PageContent.module.css';

/** A picture in a page. What is sensitive stays hidden until the reader reveals it, as in notes. */
export function PagePicture({ file }: { file: WireDriveFile }) {
  const [shown, setShown] = useState<Readonly<Record<string, boolean>>>({});
  const host = useMemo<MediaHost>(
    () => ({
      isShown: (fileId) => shown[fileId],
      setShown: (fileId, isShown) => setShown((known) => ({ ...known, [fileId]: isShown })),
      // The page shows the file as it was when the page was loaded.
      refresh: () => Promise.resolve(),
    }),
    [shown],
  );
  return (
    <div className={styles.picture}>
      <MediaGrid files={[file]} host={host} />
    </div>
  );
}
