import { useRef, useState } from 'react';
import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import type { MediaCellProps } from '../MediaCellProps';
import { MediaMenuButton } from '../MediaMenuButton';
import styles from './Film.module.css';
import { hasNoSound } from './hasNoSound';
import { PlayerControls } from './PlayerControls';
import { PlayFailure } from './PlayFailure';
import { useFullscreen } from './useFullscreen';
import { usePlayer } from './usePlayer';

interface FilmProps extends Pick<MediaCellProps, 'file' | 'onShownChange' | 'onMarked'> {
  address: string;
  poster: string | undefined;
  /** The video is a moving picture: it loops without sound. */
  isSilent: boolean;
}

/** A video that plays. Its controls show while it is paused, under the pointer, and while one of them has the focus. */
export function Film({ file, address, poster, isSilent, onShownChange, onMarked }: FilmProps) {
  const { t } = useI18n();
  const frame = useRef<HTMLDivElement>(null);
  const { element, player } = usePlayer<HTMLVideoElement>(isSilent);
  const fullscreen = useFullscreen(frame, element);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const name = file.comment ?? file.name;
  const menu = {
    file,
    forEverybody: true,
    onOpenChange: (isOpen: boolean) => {
      // The menu is drawn outside the player, which a full screen hides.
      if (isOpen) fullscreen.leave();
      setMenuOpen(isOpen);
    },
    onHide: () => onShownChange(false),
    onMarked,
  };
  return (
    <div ref={frame} className={styles.film} data-shows={!player.isPlaying || isMenuOpen || undefined}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions would be the author's to give; the format has no place for them */}
      <video
        ref={element}
        className={styles.video}
        src={address}
        poster={poster}
        aria-label={name}
        autoPlay
        playsInline
        loop={isSilent}
        muted={isSilent}
        preload="metadata"
        onClick={() => player.toggle()}
        onLoadedMetadata={({ currentTarget }) => {
          if (hasNoSound(currentTarget)) currentTarget.loop = true;
        }}
      />
      {player.hasFailed ? (
        <div className={styles.failed}>
          <PlayFailure file={file} address={address} onRetry={() => player.retry()} />
          <div className={styles.corner}>
            <MediaMenuButton {...menu} />
          </div>
        </div>
      ) : (
        <div className={styles.bar}>
          <PlayerControls player={player} name={name}>
            <MediaMenuButton {...menu} icon="settings" />
            <IconButton
              icon={fullscreen.isOn ? 'arrowsMinimize' : 'arrowsMaximize'}
              label={t(fullscreen.isOn ? 'player.leaveFullscreen' : 'player.fullscreen')}
              onClick={() => fullscreen.toggle()}
            />
          </PlayerControls>
        </div>
      )}
    </div>
  );
}
