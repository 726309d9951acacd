import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { useSubmit } from '~/components/form/useSubmit';
import { Notice } from '~/components/ui/Notice';
import { Select } from '~/components/ui/Select';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/react/context';
import {
  notificationSource,
  SENDERS,
  setNotificationSource,
  type LimitedKind,
  type NotificationSource,
} from '~/stores/notifications/notificationSources';
import { myLists } from '~/stores/resources/feeds/lists';
import styles from './KindTable.module.css';

interface SenderSelectProps {
  kind: LimitedKind;
  /** A choice for all kinds that the server has not confirmed yet. */
  pending: NotificationSource | null;
}

/** Whose notifications of one kind arrive. A choice is sent at once; "a list" is sent with the list. */
export const SenderSelect = observer(function SenderSelect({ kind, pending }: SenderSelectProps) {
  const { t } = useI18n();
  const account = useAccount();
  const { me } = account;
  const [chosen, setChosen] = useState<NotificationSource | null>(null);
  const saving = useSubmit((source: NotificationSource) => setNotificationSource(account, [kind], source), {
    onDone: () => setChosen(null),
    onFailed: () => {
      setChosen(null);
      return false;
    },
  });
  if (!me) return null;
  const source = chosen ?? pending ?? notificationSource(me, kind);
  const choose = (next: NotificationSource) => {
    setChosen(next);
    if (next.type !== 'list' || next.userListId !== undefined) void saving.run(next);
  };
  const label = t(`notification.kind.${kind}`);
  return (
    <div className={styles.senders} aria-busy={saving.isBusy}>
      <Select
        label={label}
        value={source.type}
        items={SENDERS.map((type) => ({ value: type, label: t(`settingsNotificationsPage.sender.${type}`) }))}
        onChange={(type) => choose({ type })}
      />
      {source.type === 'list' && (
        <ListSelect label={t('settingsNotificationsPage.listOf', { kind: label })} source={source} onChange={choose} />
      )}
    </div>
  );
});

interface ListSelectProps {
  label: string;
  source: NotificationSource;
  onChange: (source: NotificationSource) => void;
}

function ListSelect({ label, source: { userListId = '' }, onChange }: ListSelectProps) {
  const { t } = useI18n();
  const query = useQuery(myLists, null);
  return (
    <Loadable query={query} empty={<Notice>{t('settingsNotificationsPage.noLists')}</Notice>}>
      {(lists) => (
        <Select
          label={label}
          value={userListId}
          items={[
            ...(userListId === '' ? [{ value: '', label: t('settingsNotificationsPage.chooseList') }] : []),
            ...lists.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(id) => {
            if (id !== '') onChange({ type: 'list', userListId: id });
          }}
        />
      )}
    </Loadable>
  );
}
