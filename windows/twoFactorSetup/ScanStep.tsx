import { CopyField } from '~/components/copy/CopyField';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import type { TwoFactorSecret } from '~/stores/resources/account/security';
import styles from './TwoFactorSetupWindow.module.css';

/** Shows the secret: as a picture for a phone, as a link for an app on this device, and as a text. */
export function ScanStep({ secret: { url, qr }, onNext }: { secret: TwoFactorSecret; onNext: () => void }) {
  const { t } = useI18n();
  // The server draws the picture. An address elsewhere would tell the secret to a stranger.
  const picture = qr.startsWith('data:image/') ? qr : null;
  const appLink = url.startsWith('otpauth://') ? url : null;
  return (
    <>
      <p>{t('twoFactorSetupWindow.scan')}</p>
      {picture !== null && (
        <img className={styles.picture} src={picture} alt={t('twoFactorSetupWindow.picture')} width={220} height={220} />
      )}
      {appLink !== null && <a href={appLink}>{t('twoFactorSetupWindow.openApp')}</a>}
      <CopyField label={t('twoFactorSetupWindow.address')} value={url} />
      <div className={styles.buttons}>
        <Button variant="primary" onClick={onNext}>
          {t('twoFactorSetupWindow.next')}
        </Button>
      </div>
    </>
  );
}
