import { useMemo } from 'react';
import { NotificationList } from '~/components/notification/NotificationList';
import { IconButton } from '~/components/ui/IconButton';
import { WidgetHead } from '~/components/widget/WidgetHead';
import { useI18n } from '~/i18n/useI18n';
import type { WidgetProps } from '~/registry/defineWidget';
import type { OptionsOf } from '~/registry/options';
import { useAccount, useStores } from '~/react/context';
import type { NotificationKind } from '~/stores/notifications/kinds';
import type { options as schema } from './options';

/** The viewer's notifications, without the kinds that are switched off. */
export default function NotificationsWidget({ id, options, setOptions }: WidgetProps<OptionsOf<typeof schema>>) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const { key } = useAccount();
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
        actions={<IconButton icon="settings" label={t('notificationsWidget.notificationKinds')} onClick={() => void chooseKinds()} />}
      />
      <NotificationList
        key={left}
        choice={choice}
        label={t('notificationsWidget.title')}
        viewKey={`widget:${id}:${key}:notifications:${left}`}
      />
    </>
  );
}
