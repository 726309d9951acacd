import type { WireDriveFile } from '~/api/wire';
import { Button } from '~/components/ui/Button';
import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { externalLinkProps } from '~/lib/externalLink';
import { keepFocus } from '~/lib/keepFocus';
import styles from './PlayFailure.module.css';

interface PlayFailureProps {
  file: WireDriveFile;
  address: string;
  onRetry: () => void;
}

/** Shown when the browser cannot play or load the file: a retry button and a link to the file. */
export function PlayFailure({ file, address, onRetry }: PlayFailureProps) {
  const { t } = useI18n();
  return (
    <div className={styles.failure}>
      <p className={styles.what} role="alert">
        <Icon name="alertTriangle" />
        <span>{t('player.failed')}</span>
      </p>
      <a {...externalLinkProps(address)} download={file.name}>
        {t('player.download', { name: file.name })}
      </a>
      <Button ref={keepFocus} icon="refresh" onClick={onRetry}>
        {t('core.retry')}
      </Button>
    </div>
  );
}
