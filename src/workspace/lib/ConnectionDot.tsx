import { observer } from 'mobx-react-lite';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import styles from './ConnectionDot.module.css';

/** The state of the live connection as a quiet dot. Its words are a tooltip, or stand beside it. */
export const ConnectionDot = observer(function ConnectionDot({ withWords = false }: { withWords?: boolean }) {
  const { t } = useI18n();
  const { connectivity } = useStores();
  const { hub } = useAccount();
  const state = connectivity.isOnline ? (connectivity.isLost || hub.state !== 'open' ? 'connecting' : 'live') : 'offline';
  const words = t(`shell.connection.${state}`);
  return (
    <span className={styles.place} data-state={state} data-tooltip={withWords ? undefined : words}>
      <span className={styles.dot} role={withWords ? undefined : 'img'} aria-label={withWords ? undefined : words} />
      {withWords && words}
    </span>
  );
});
