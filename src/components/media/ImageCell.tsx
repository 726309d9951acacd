import { observer } from 'mobx-react-lite';
import { useState, type MouseEvent } from 'react';
import type { WireDriveFile } from '~/api/wire';
import { Button } from '~/components/ui/Button';
import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import { keepFocus } from '~/lib/keepFocus';
import { useServer, useStores } from '~/react/context';
import { aspectRatio, shownSize } from './aspect';
import { Blurhash } from './Blurhash';
import { Curtain } from './Curtain';
import type { MediaCellProps } from './MediaCellProps';
import styles from './MediaCell.module.css';
import { MediaMenuButton } from './MediaMenuButton';
import { useImageSource } from './useImageSource';

interface ImageCellProps extends MediaCellProps {
  /** Returns the visible images and videos of the list, including this one, in order. The viewer pages through them. */
  shownSiblings: () => readonly WireDriveFile[];
  /** The note that it is in, which the viewer shows beside it. */
  noteId: string | undefined;
  /** Whether it fills its part of the block, or is whole in it. */
  fit: 'cover' | 'contain';
}

/** In a wide block, a picture of this shape or a taller one is shown whole. Width divided by height. */
const TALL = 1.05;

/** Types of pictures that are rarely transparent. */
const PHOTO_TYPES: ReadonlySet<string> = new Set(['image/jpeg', 'image/webp', 'image/avif', 'image/heic']);

const ANIMATED_TYPES: ReadonlySet<string> = new Set(['image/gif', 'image/apng']);

/** One image in a grid: its thumbnail, labels, and buttons to open or hide it. */
export const ImageCell = observer(function ImageCell({
  file,
  isHidden,
  isMarked,
  onShownChange,
  onMarked,
  shownSiblings,
  noteId,
  fit,
}: ImageCellProps) {
  const { t } = useI18n();
  const server = useServer();
  const { overlays, settings } = useStores();
  const opensTab = settings.get('imageNewTab');
  const source = useImageSource(file);
  const [failedSource, setFailedSource] = useState<string | null>(null);
  if (isHidden) return <Curtain file={file} kind="image" isMarked={isMarked} onReveal={() => onShownChange(true)} />;

  const original = server.url(file.url);
  const size = shownSize(file);
  const description = file.comment ?? t('media.imageWithoutDescription');
  const hasFailed = Boolean(source) && source === failedSource;
  const handleOpen = (event: MouseEvent<HTMLAnchorElement>) => {
    if (opensTab || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // Not every browser focuses a clicked link, and the viewer returns the focus to the element that had it.
    event.currentTarget.focus({ preventScroll: true });
    void overlays.open('imageViewer', { files: shownSiblings(), startId: file.id, noteId });
  };
  return (
    <div className={styles.cell} data-sensitive={isMarked || undefined}>
      {/* Text would be unreadable on the blurred colors. */}
      {!hasFailed && <Blurhash hash={file.blurhash} ratio={aspectRatio(file)} />}
      <a
        ref={keepFocus}
        className={styles.open}
        href={original ?? undefined}
        target="_blank"
        rel="noopener noreferrer nofollow"
        title={file.comment ?? file.name}
        onClick={handleOpen}
      >
        {hasFailed ? (
          <span className={styles.lost}>{description}</span>
        ) : (
          <img
            className={styles.image}
            data-fit={fit}
            data-tall={(aspectRatio(file) ?? 2) < TALL || undefined}
            data-photo={PHOTO_TYPES.has(file.type) || undefined}
            src={source ?? undefined}
            alt={description}
            width={size?.width}
            height={size?.height}
            loading="lazy"
            decoding="async"
            // A loaded image may be transparent, so the blurred colors must not show through. This is not state: an
            // image that loads is not worth a render.
            onLoad={(event) => (event.currentTarget.dataset['loaded'] = '')}
            onError={() => setFailedSource(source ?? null)}
          />
        )}
      </a>
      {hasFailed && (
        <div className={styles.failure}>
          <span>{t('media.viewerFailed')}</span>
          {/* A new img element loads the image again. */}
          <Button ref={keepFocus} icon="refresh" onClick={() => setFailedSource(null)}>
            {t('core.retry')}
          </Button>
        </div>
      )}
      <div className={styles.badges}>
        {ANIMATED_TYPES.has(file.type) && <span className={styles.badge}>{t('media.gif')}</span>}
        {file.comment && (
          <button
            type="button"
            className={styles.badge}
            aria-label={t('media.showDescription')}
            onClick={() => void overlays.alert({ title: t('media.description'), text: file.comment ?? '' })}
          >
            {t('media.alt')}
          </button>
        )}
        {file.isSensitive && (
          <span className={styles.badge} data-kind="warn">
            {t('media.sensitive')}
          </span>
        )}
      </div>
      <div className={styles.tools}>
        <MediaMenuButton file={file} onHide={() => onShownChange(false)} onMarked={onMarked} />
        <IconButton ref={keepFocus} icon="eyeOff" label={t('media.hide')} onClick={() => onShownChange(false)} />
      </div>
    </div>
  );
});
