import { untracked, when } from 'mobx';
import { observer } from 'mobx-react-lite';
import { use, useEffect, useState } from 'react';
import type { WireDriveFile } from '~/api/wire';
import { averageColor } from '~/components/media/averageColor';
import { useImageSource } from '~/components/media/useImageSource';
import { Icon, type IconName } from '~/components/ui/Icon';
import { fileKind, type FileKind } from '~/services/fileKind';
import { useServer } from '~/react/context';
import styles from './FileThumbnail.module.css';
import { ScrollPaceContext } from './ScrollPace';

const ICONS: Readonly<Record<FileKind, IconName>> = { image: 'photo', video: 'video', audio: 'music', other: 'file' };

interface FileThumbnailProps {
  file: WireDriveFile;
  className?: string | undefined;
}

/** A thumbnail of a file, or an icon for its type. The text beside it says what it is. */
export const FileThumbnail = observer(function FileThumbnail({ file, className = '' }: FileThumbnailProps) {
  const server = useServer();
  const picture = useImageSource(file);
  const isDue = useIsDue();
  const kind = fileKind(file.type);
  // An image element can only show the thumbnail of a video.
  const source = kind === 'image' ? picture : server.mediaUrl(file.thumbnailUrl);
  // One color is enough for a small picture, and thousands of them scroll past.
  const color = source && file.blurhash !== null ? averageColor(file.blurhash) : null;
  return (
    <span className={`${styles.box} ${className}`} style={color === null ? undefined : { backgroundColor: color }}>
      {source ? (
        isDue && (
          <img
            className={styles.picture}
            src={source}
            alt=""
            loading="lazy"
            decoding="async"
            draggable={false}
            // What is transparent stands on white once it is there. This is not state: a picture that loads is not worth a render.
            onLoad={(event) => (event.currentTarget.dataset['loaded'] = '')}
          />
        )
      ) : (
        <Icon name={ICONS[kind]} size="2.5em" className={styles.icon} />
      )}
      {source && kind === 'video' && (
        <span className={styles.film}>
          <Icon name="video" />
        </span>
      )}
    </span>
  );
});

/** Returns whether a picture may load: at once, or when fast scrolling ends. A picture that was shown stays. */
function useIsDue(): boolean {
  const pace = use(ScrollPaceContext);
  const [isDue, setDue] = useState(() => pace === null || untracked(() => !pace.isFast));
  useEffect(() => {
    if (isDue || !pace) return undefined;
    return when(
      () => !pace.isFast,
      () => setDue(true),
    );
  }, [isDue, pace]);
  return isDue;
}
