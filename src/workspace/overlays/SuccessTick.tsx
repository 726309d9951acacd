import { observer } from 'mobx-react-lite';
import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import styles from './SuccessTick.module.css';

/** The tick in the middle of the screen that says "done" for a second. */
export const SuccessTick = observer(function SuccessTick() {
  const { t } = useI18n();
  const { isSuccessShown } = useStores().overlays;
  return (
    <output className={styles.place}>
      {isSuccessShown && (
        <span className={styles.tick}>
          <Icon name="check" size="2.5em" />
          <span className="visuallyHidden">{t('ui.succeeded')}</span>
        </span>
      )}
    </output>
  );
});
