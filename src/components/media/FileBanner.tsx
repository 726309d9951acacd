import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { externalLinkProps } from '~/lib/externalLink';
import { byteSize } from '~/i18n/byteSize';
import { fileKind } from '~/services/fileKind';
import { Curtain } from './Curtain';
import type { MediaCellProps } from './MediaCellProps';
import { MediaMenuButton } from './MediaMenuButton';
import { useServer } from '~/react/context';
import styles from './FileBanner.module.css';
import { AudioPlayer } from './player/AudioPlayer';

/**
 * Shows a file that is not an image or a video: a player for audio, a warning for sensitive files, a download for
 * others.
 */
export function FileBanner({ file, isHidden, isMarked, onShownChange, onMarked }: MediaCellProps) {
  const address = useServer().mediaUrl(file.url);
  const isSound = fileKind(file.type) === 'audio';
  if (isHidden && (isSound || file.isSensitive))
    return <Curtain file={file} kind={isSound ? 'audio' : 'file'} isMarked={isMarked} onReveal={() => onShownChange(true)} />;
  if (!isSound || !address) {
    // Of these files, only sensitive ones are ever hidden.
    const onHide = isSound || file.isSensitive ? () => onShownChange(false) : undefined;
    return (
      <div className={styles.banner} data-sensitive={isMarked || undefined}>
        <Download name={file.name} size={file.size} address={address} />
        <MediaMenuButton file={file} forEverybody={onHide !== undefined} onHide={onHide} onMarked={onMarked} />
      </div>
    );
  }
  return <AudioPlayer file={file} address={address} isMarked={isMarked} onShownChange={onShownChange} onMarked={onMarked} />;
}

function Download({ name, size, address }: { name: string; size: number; address: string | null }) {
  const i18n = useI18n();
  const { t } = i18n;
  return (
    <a {...externalLinkProps(address)} className={styles.download} download={name}>
      <Icon name="download" label={t('media.download')} />
      <span className={styles.name}>{name}</span>
      {size > 0 && <span className={styles.size}>{byteSize(i18n, size)}</span>}
    </a>
  );
}
