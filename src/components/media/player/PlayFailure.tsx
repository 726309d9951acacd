import type { WireDriveFile } from '~/api/wire';
import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { externalLinkProps } from '~/lib/externalLink';
import styles from './PlayFailure.module.css';

interface PlayFailureProps {
  file: WireDriveFile;
  address: string;
}

/** In place of what the browser cannot play: the file itself. */
export function PlayFailure({ file, address }: PlayFailureProps) {
  const { t } = useI18n();
  return (
    <p className={styles.failure} role="alert">
      <Icon name="warning" />
      <span>{t('player.failed')}</span>
      <a {...externalLinkProps(address)} download={file.name}>
        {t('player.download', { name: file.name })}
      </a>
    </p>
  );
}
