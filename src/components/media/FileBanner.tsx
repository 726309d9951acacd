import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { safeHttpUrl } from '~/lib/safeHttpUrl';
import { byteSize } from '~/services/byteSize';
import { AudioPlayer } from './AudioPlayer';
import { Curtain } from './Curtain';
import type { MediaCellProps } from './MediaCellProps';
import styles from './FileBanner.module.css';

/** A file that is no picture and no film: a player for sounds, a warning for what is sensitive, a download for the rest. */
export function FileBanner({ file, isHidden, isMarked, onShownChange, onMarked }: MediaCellProps) {
  const { t } = useI18n();
  const address = safeHttpUrl(file.url, location.origin);
  if (file.type.startsWith('audio') && file.type !== 'audio/midi' && address) {
    return (
      <AudioPlayer
        file={file}
        address={address}
        isHidden={isHidden}
        isMarked={isMarked}
        onShownChange={onShownChange}
        onMarked={onMarked}
      />
    );
  }
  if (file.isSensitive && isHidden) return <Curtain file={file} kind="image" onReveal={() => onShownChange(true)} />;
  return (
    <a className={styles.download} href={address ?? undefined} download={file.name}>
      <Icon name="download" label={t('media.download')} />
      <span className={styles.name}>{file.name}</span>
      {file.size > 0 && <span className={styles.size}>{byteSize(file.size)}</span>}
    </a>
  );
}
