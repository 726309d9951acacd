import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { download } from '~/lib/download';
import { useAccount } from '~/react/context';
import styles from './TwoFactorSetupWindow.module.css';

/** Shows the backup codes, once. */
export const BackupCodes = observer(function BackupCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useI18n();
  const { me } = useAccount();
  const { overlays } = useStores();
  const id = useId();
  const text = codes.join('\n');
  const save = () => download(`${text}\n`, { name: `${me?.username ?? ''}-2fa-backup-codes.txt`, type: 'text/plain' });
  return (
    <>
      <h3 id={id} className={styles.heading}>
        {t('twoFactorSetupWindow.codes')}
      </h3>
      <p>{t('twoFactorSetupWindow.codesText')}</p>
      <ul className={styles.codes} aria-labelledby={id}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button icon="copy" onClick={() => void overlays.copy(text)}>
          {t('twoFactorSetupWindow.copyAll')}
        </Button>
        <Button icon="download" onClick={save}>
          {t('twoFactorSetupWindow.download')}
        </Button>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the button with the focus went with the step before */}
        <Button variant="primary" onClick={onDone} autoFocus>
          {t('twoFactorSetupWindow.done')}
        </Button>
      </div>
    </>
  );
});
