import { useState, type SyntheticEvent } from 'react';
import { Icon } from '~/components/ui/Icon';
import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import { safeHttpUrl } from '~/lib/safeHttpUrl';
import { aspectRatio } from './aspect';
import { Blurhash } from './Blurhash';
import { Curtain } from './Curtain';
import type { MediaCellProps } from './MediaCellProps';
import styles from './MediaCell.module.css';
import { MediaMenuButton } from './MediaMenuButton';
import { keepAudible, startQuietly } from './volume';

/** One film in a grid. Until somebody wants to see it, it is a picture: a player a row is more than a list can bear. */
export function VideoCell({ file, isHidden, isMarked, onShownChange, onMarked }: MediaCellProps) {
  const { t } = useI18n();
  const [isStarted, setIsStarted] = useState(false);
  const address = safeHttpUrl(file.url, location.origin);
  if (isHidden) return <Curtain file={file} kind="video" onReveal={() => onShownChange(true)} />;

  const name = file.comment ?? file.name;
  const poster = safeHttpUrl(file.thumbnailUrl, location.origin);
  return (
    <div className={styles.cell} data-sensitive={isMarked || undefined}>
      <Blurhash hash={file.blurhash} ratio={aspectRatio(file)} />
      {isStarted && address ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions would be the author's to give; the format has no place for them
        <video
          className={styles.video}
          src={address}
          poster={poster ?? undefined}
          aria-label={name}
          controls
          autoPlay
          playsInline
          ref={startQuietly}
          onVolumeChange={keepAudible}
          onLoadedMetadata={loopWhenSilent}
        />
      ) : (
        <button
          type="button"
          className={styles.play}
          aria-label={t('media.play', { name })}
          disabled={!address}
          onClick={() => setIsStarted(true)}
        >
          {poster && <img className={styles.image} src={poster} alt="" loading="lazy" decoding="async" />}
          <span className={styles.playMark}>
            <Icon name="play" />
          </span>
        </button>
      )}
      <div className={styles.tools}>
        <MediaMenuButton file={file} onHide={() => onShownChange(false)} onMarked={onMarked} />
        <IconButton icon="eyeOff" label={t('media.hide')} onClick={() => onShownChange(false)} />
      </div>
    </div>
  );
}

/** A film without sound is a moving picture: it goes round (reference/note.md section 5). */
function loopWhenSilent(event: SyntheticEvent<HTMLVideoElement>): void {
  const video: HTMLVideoElement & { mozHasAudio?: boolean; audioTracks?: { length: number } } = event.currentTarget;
  if (video.mozHasAudio === false || video.audioTracks?.length === 0) video.loop = true;
}
