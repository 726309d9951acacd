import { observer } from 'mobx-react-lite';
import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { createOutboxes } from '~/stores/posting/Outboxes';
import railStyles from './NavRail.module.css';
import markStyles from './NavMark.module.css';
import styles from './OutboxMark.module.css';

interface OutboxMarkProps {
  /** An entry of the navigation that opens the outbox, or a number on the button for a new note. */
  form: 'item' | 'badge';
  /** Called before the outbox opens, so that a drawer can close. */
  onOpen?: (() => void) | undefined;
}

/** Says how many notes wait to be sent. */
export default observer(function OutboxMark({ form, onOpen }: OutboxMarkProps) {
  const { t } = useI18n();
  const { overlays, late } = useStores();
  const { waitingCount: n } = late(createOutboxes);
  if (n === 0) return null;
  const label = t('outbox.waitingCount', { n });
  if (form === 'badge') {
    return (
      <span className={`${markStyles.count} ${styles.badge}`} role="img" aria-label={label}>
        {n}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={railStyles.item}
      aria-haspopup="dialog"
      aria-label={label}
      data-tooltip={label}
      onClick={() => {
        onOpen?.();
        void overlays.open('outbox', {});
      }}
    >
      <Icon name="send" />
      <span className={railStyles.label} aria-hidden="true">
        {t('outbox.title')}
      </span>
      <span className={markStyles.count} role="img" aria-hidden="true">
        {n}
      </span>
    </button>
  );
});
