import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import type { MediaCellProps } from './MediaCellProps';
import styles from './AudioPlayer.module.css';
import { Curtain } from './Curtain';
import { MediaMenuButton } from './MediaMenuButton';
import { keepAudible, startQuietly } from './volume';

interface AudioPlayerProps extends MediaCellProps {
  address: string;
}

/** A sound with the browser's own controls: they are complete, known to everybody and work with the keyboard. */
export function AudioPlayer({ file, address, isHidden, onShownChange, onMarked }: AudioPlayerProps) {
  const { t } = useI18n();
  if (isHidden) return <Curtain file={file} kind="audio" onReveal={() => onShownChange(true)} />;
  const name = file.comment ?? file.name;
  return (
    <div className={styles.player}>
      <div className={styles.head}>
        <span className={styles.name}>{name}</span>
        <MediaMenuButton file={file} onHide={() => onShownChange(false)} onMarked={onMarked} />
        <IconButton icon="eyeOff" label={t('media.hide')} onClick={() => onShownChange(false)} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions would be the author's to give; the format has no place for them */}
      <audio
        className={styles.audio}
        src={address}
        aria-label={name}
        controls
        preload="metadata"
        ref={startQuietly}
        onVolumeChange={keepAudible}
      />
    </div>
  );
}
