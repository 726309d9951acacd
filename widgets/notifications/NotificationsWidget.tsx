import { useMemo, useRef } from 'react';
import { MarkAllReadButton } from '~/components/notification/MarkAllReadButton';
import { NotificationList } from '~/components/notification/NotificationList';
import { IconButton } from '~/components/ui/IconButton';
import { WidgetHead } from '~/components/widget/WidgetHead';
import { useI18n } from '~/i18n/useI18n';
import type { WidgetProps } from '~/registry/defineWidget';
import type { OptionsOf } from '~/registry/options';
import { useAccount, useStores } from '~/react/context';
import type { NotificationKind } from '~/stores/notifications/kinds';
import { notificationsOf } from '~/stores/notifications/notificationsOf';
import styles from './NotificationsWidget.module.css';
import type { options as schema } from './options';
import { useLook } from './useLook';

/**
 * The viewer's notifications, without the kinds that are switched off. The widget is always in sight, so they are read when somebody
 * looks at it, not when it shows them.
 */
export default function NotificationsWidget({ id, options, setOptions }: WidgetProps<OptionsOf<typeof schema>>) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  const { key } = account;
  const content = useRef<HTMLDivElement>(null);
  useLook(content, () => notificationsOf(account).readSoon());
  // The list stays the same object while the same kinds are left out.
  const left = options.excludeTypes.join(',');
  const choice = useMemo(() => (left === '' ? null : (left.split(',') as NotificationKind[])), [left]);
  const chooseKinds = async () => {
    const excluded = await overlays.open('notificationKinds', { excluded: options.excludeTypes });
    if (excluded) setOptions({ excludeTypes: excluded });
  };
  return (
    <>
      <WidgetHead
        actions={
          <>
            <MarkAllReadButton />
            <IconButton icon="settings" label={t('notificationsWidget.notificationKinds')} onClick={() => void chooseKinds()} />
          </>
        }
      />
      <div ref={content} className={styles.list}>
        <NotificationList
          key={left}
          choice={choice}
          label={t('notificationsWidget.title')}
          viewKey={`widget:${id}:${key}:notifications:${left}`}
          isReading={false}
        />
      </div>
    </>
  );
}
