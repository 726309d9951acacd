import { observer } from 'mobx-react-lite';
import { useStores } from '~/react/context';
import type { MediaCellProps } from '../MediaCellProps';
import { MediaMenuButton } from '../MediaMenuButton';
import styles from './AudioPlayer.module.css';
import { PlayerControls } from './PlayerControls';
import { PlayFailure } from './PlayFailure';
import { usePlayer } from './usePlayer';

interface AudioPlayerProps extends Pick<MediaCellProps, 'file' | 'isMarked' | 'onShownChange' | 'onMarked'> {
  address: string;
}

/** An audio file: its name and the player controls. */
export const AudioPlayer = observer(function AudioPlayer({ file, address, isMarked, onShownChange, onMarked }: AudioPlayerProps) {
  const { settings } = useStores();
  const { element, player } = usePlayer<HTMLAudioElement>();
  const name = file.comment ?? file.name;
  const menu = <MediaMenuButton file={file} icon="settings" forEverybody onHide={() => onShownChange(false)} onMarked={onMarked} />;
  return (
    <div className={styles.player} data-sensitive={isMarked || undefined}>
      <span className={styles.name}>{name}</span>
      {player.hasFailed ? (
        <div className={styles.failed}>
          <PlayFailure file={file} address={address} onRetry={() => player.retry()} />
          {menu}
        </div>
      ) : (
        <PlayerControls player={player} name={name}>
          {menu}
        </PlayerControls>
      )}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions would be the author's to give; the format has no place for them */}
      <audio ref={element} src={address} aria-label={name} preload={settings.get('dataSaver').media ? 'none' : 'metadata'} />
    </div>
  );
});
