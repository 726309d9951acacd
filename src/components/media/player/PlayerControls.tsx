import type { CSSProperties, ReactNode } from 'react';
import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import styles from './PlayerControls.module.css';
import { playTime } from './playTime';
import type { Player } from './usePlayer';

interface PlayerControlsProps {
  player: Player;
  /** The accessible name of the file. */
  name: string;
  /** A control at the end. */
  children: ReactNode;
}

/** The steps of the volume (from 0 to 1) and of the position (in seconds). */
const VOLUME_STEP = 0.05;
const SEEK_STEP = 1;

/** The controls of a video or audio file: play, position and volume. */
export function PlayerControls({ player, name, children }: PlayerControlsProps) {
  const { t } = useI18n();
  const { isPlaying, elapsed, duration, buffered, volume } = player;
  const isMuted = volume === 0;
  const elapsedText = playTime(elapsed);
  return (
    <div className={styles.controls} role="group" aria-label={t('player.controls', { name })} data-part="playerControls">
      <IconButton
        icon={isPlaying ? 'playerPause' : 'playerPlay'}
        label={t(isPlaying ? 'player.pause' : 'player.play')}
        onClick={() => player.toggle()}
      />
      <input
        className={styles.seek}
        type="range"
        min={0}
        max={duration}
        step={SEEK_STEP}
        value={Math.min(elapsed, duration)}
        disabled={duration === 0}
        aria-label={t('player.position')}
        aria-valuetext={t('player.positionOf', { elapsed: elapsedText, total: playTime(duration) })}
        style={fill(duration === 0 ? 0 : elapsed / duration, buffered)}
        onChange={(event) => player.seek(event.target.valueAsNumber)}
      />
      <span className={styles.time} aria-hidden>
        {elapsedText} / {playTime(duration)}
      </span>
      <IconButton
        icon={isMuted ? 'volumeOff' : 'volume'}
        label={t(isMuted ? 'player.unmute' : 'player.mute')}
        onClick={() => player.toggleMute()}
      />
      <input
        className={styles.volume}
        type="range"
        min={0}
        max={1}
        step={VOLUME_STEP}
        value={volume}
        aria-label={t('player.volume')}
        style={fill(volume, 0)}
        onChange={(event) => player.setVolume(event.target.valueAsNumber)}
      />
      {children}
    </div>
  );
}

/** The parts of a slider's track that are played and loaded, from 0 to 1. */
const fill = (done: number, atHand: number) => ({ '--done': `${done * 100}%`, '--at-hand': `${atHand * 100}%` }) as CSSProperties;
