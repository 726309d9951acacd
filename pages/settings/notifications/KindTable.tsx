import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { notificationIcons } from '~/components/notification/notificationIcons';
import { useSubmit } from '~/components/form/useSubmit';
import { Button } from '~/components/ui/Button';
import { FieldLayout, type FieldPlace } from '~/components/ui/FieldLayout';
import { Icon } from '~/components/ui/Icon';
import { cardClass } from '~/components/ui/Rows';
import { Switch } from '~/components/ui/Switch';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import { kindsOf, type NotificationKind } from '~/stores/notifications/kinds';
import {
  LIMITED_KINDS,
  SENDERS,
  setNotificationSource,
  type LimitedKind,
  type NotificationSource,
} from '~/stores/notifications/notificationSources';
import styles from './KindTable.module.css';
import { SenderSelect } from './SenderSelect';

/** What this browser does with a notification that arrives, with the setting that names the kinds left out. */
const EFFECTS = { popUp: 'notificationsWithoutPopUp', sound: 'notificationsWithoutSound' } as const;

type Effect = keyof typeof EFFECTS;

const BARE: FieldPlace = { kind: 'bare' };

const isLimited = (kind: NotificationKind): kind is NotificationKind & LimitedKind => (LIMITED_KINDS as readonly string[]).includes(kind);

/** The kinds of notification: from whom each arrives, and what this browser does then. */
export const KindTable = observer(function KindTable() {
  const { t } = useI18n();
  const account = useAccount();
  const { settings, overlays } = useStores();
  const [pending, setPending] = useState<NotificationSource | null>(null);
  const saving = useSubmit((source: NotificationSource) => setNotificationSource(account, LIMITED_KINDS, source), {
    onDone: () => setPending(null),
    onFailed: () => {
      setPending(null);
      return false;
    },
  });
  const kinds = kindsOf(account.me);
  const setSenders = (source: NotificationSource) => {
    setPending(source);
    void saving.run(source);
  };
  const openSetAll = (anchor: Element) =>
    void overlays.openMenu(
      anchor,
      [
        { type: 'label', text: t('settingsNotificationsPage.from') },
        // A list has to be chosen, which each kind offers.
        ...SENDERS.filter((type) => type !== 'list').map((type) => ({
          text: t(`settingsNotificationsPage.sender.${type}`),
          action: () => setSenders({ type }),
        })),
        ...(Object.keys(EFFECTS) as Effect[]).flatMap((effect) => [
          { type: 'label' as const, text: t(`settingsNotificationsPage.${effect}`) },
          { text: t('settingsNotificationsPage.allOn'), action: () => settings.reset(EFFECTS[effect]) },
          { text: t('settingsNotificationsPage.allOff'), action: () => settings.set(EFFECTS[effect], [...kinds]) },
        ]),
      ],
      { label: t('settingsNotificationsPage.setAll') },
    );
  return (
    <FieldLayout value={BARE}>
      <div
        className={`${cardClass} ${styles.table}`}
        role="table"
        aria-label={t('settingsNotificationsPage.senders')}
        aria-busy={saving.isBusy}
      >
        <div className={`${styles.row} ${styles.head}`} role="row">
          <span role="columnheader">
            <Button aria-haspopup="menu" icon="chevronDown" onClick={({ currentTarget }) => openSetAll(currentTarget)}>
              {t('settingsNotificationsPage.setAll')}
            </Button>
          </span>
          <span role="columnheader">{t('settingsNotificationsPage.from')}</span>
          <span role="columnheader">{t('settingsNotificationsPage.popUp')}</span>
          <span role="columnheader">{t('settingsNotificationsPage.sound')}</span>
        </div>
        {kinds.map((kind) => (
          <div key={kind} className={styles.row} role="row">
            <span className={styles.kind} role="rowheader">
              <Icon name={notificationIcons[kind] ?? 'bell'} />
              {t(`notification.kind.${kind}`)}
            </span>
            <div role="cell" className={styles.from}>
              {isLimited(kind) ? (
                <SenderSelect kind={kind} pending={pending} />
              ) : (
                <span className={styles.always}>{t('settingsNotificationsPage.always')}</span>
              )}
            </div>
            <EffectCell kind={kind} effect="popUp" />
            <EffectCell kind={kind} effect="sound" />
          </div>
        ))}
      </div>
    </FieldLayout>
  );
});

/** Whether a kind has an effect in this browser. */
const EffectCell = observer(function EffectCell({ kind, effect }: { kind: NotificationKind; effect: Effect }) {
  const { t } = useI18n();
  const { settings } = useStores();
  const name = EFFECTS[effect];
  const without = settings.get(name);
  const column = t(`settingsNotificationsPage.${effect}`);
  return (
    <div role="cell" className={styles.effect} data-label={column}>
      <Switch
        label={t('settingsNotificationsPage.effectOf', { kind: t(`notification.kind.${kind}`), effect: column })}
        checked={!without.includes(kind)}
        onChange={(isOn) => settings.set(name, isOn ? without.filter((one) => one !== kind) : [...without, kind])}
      />
    </div>
  );
});
