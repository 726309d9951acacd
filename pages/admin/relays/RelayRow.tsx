import type { WireRelay } from '~/api/wire';
import { useSubmit } from '~/components/form/useSubmit';
import { StateMark, type Tone } from '~/components/staff/StateMark';
import { IconButton } from '~/components/ui/IconButton';
import type { IconName } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import { removeRelay } from '~/stores/resources/staff/relays';
import styles from './AdminRelaysPage.module.css';

const STATES: Readonly<Record<WireRelay['status'], { readonly icon: IconName; readonly tone: Tone }>> = {
  requesting: { icon: 'clock', tone: 'careful' },
  accepted: { icon: 'circleCheck', tone: 'good' },
  rejected: { icon: 'ban', tone: 'bad' },
};

/** A relay, whether it has accepted, and the button that ends it. */
export function RelayRow({ relay: { inbox, status } }: { relay: WireRelay }) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  const removing = useSubmit(() => removeRelay(account, inbox), { onDone: () => overlays.success() });
  const remove = async () => {
    const question = { text: t('adminRelaysPage.removeQuestion', { inbox }), okLabel: t('adminRelaysPage.remove') };
    if (await overlays.confirm({ kind: 'warning', danger: true, ...question })) await removing.run();
  };
  const state = STATES[status] ?? STATES.requesting;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <bdi dir="ltr">{inbox}</bdi>
        <StateMark {...state}>{t(`adminRelaysPage.status.${status}`)}</StateMark>
      </div>
      <IconButton icon="trash" label={t('adminRelaysPage.removeOne', { inbox })} disabled={removing.isBusy} onClick={() => void remove()} />
    </li>
  );
}
