import { useState } from 'react';
import { CopyField } from '~/components/copy/CopyField';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import type { WindowProps } from '~/registry/defineWindow';
import type manifest from './manifest';
import styles from './AccessTokenWindow.module.css';
import { TokenForm } from './TokenForm';

/** Makes a token for an app or a script, and shows it once. */
export default function AccessTokenWindow({ close }: WindowProps<typeof manifest>) {
  const { t } = useI18n();
  const [token, setToken] = useState<string | null>(null);
  if (token === null) return <TokenForm onMade={setToken} onCancel={() => close()} />;
  return (
    <div className={styles.content}>
      <CopyField label={t('accessTokenWindow.made')} value={token} help={t('accessTokenWindow.madeHelp')} />
      <div className={`${styles.buttons} ${styles.end}`}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the button with the focus went with the form */}
        <Button variant="primary" onClick={() => close()} autoFocus>
          {t('accessTokenWindow.done')}
        </Button>
      </div>
    </div>
  );
}
