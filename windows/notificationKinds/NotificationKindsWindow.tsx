import { useState } from 'react';
import { Button } from '~/components/ui/Button';
import { Notice } from '~/components/ui/Notice';
import { Switch } from '~/components/ui/Switch';
import { useI18n } from '~/i18n/useI18n';
import type { WindowProps } from '~/registry/contracts';
import { NOTIFICATION_KINDS } from '~/stores/notifications/kinds';
import styles from './NotificationKindsWindow.module.css';

/** Chooses which kinds of notification are shown. */
export default function NotificationKindsWindow({ params, close }: WindowProps<'notificationKinds'>) {
  const { t } = useI18n();
  const [excluded, setExcluded] = useState<readonly (typeof NOTIFICATION_KINDS)[number][]>(params.excluded);
  return (
    <div className={styles.window}>
      <Notice>{t('notification.kindsHelp')}</Notice>
      <div className={styles.buttons}>
        <Button onClick={() => setExcluded(NOTIFICATION_KINDS)}>{t('notification.disableAll')}</Button>
        <Button onClick={() => setExcluded([])}>{t('notification.enableAll')}</Button>
      </div>
      <div className={styles.kinds}>
        {NOTIFICATION_KINDS.map((kind) => (
          <Switch
            key={kind}
            label={t(`notification.kind.${kind}`)}
            checked={!excluded.includes(kind)}
            onChange={(isShown) => setExcluded(NOTIFICATION_KINDS.filter((one) => (one === kind ? !isShown : excluded.includes(one))))}
          />
        ))}
      </div>
      <div className={styles.end}>
        <Button onClick={() => close()}>{t('core.cancel')}</Button>
        <Button variant="primary" onClick={() => close(excluded)}>
          {t('core.ok')}
        </Button>
      </div>
    </div>
  );
}
