import { observer } from 'mobx-react-lite';
import { Icon } from '~/components/ui/Icon';
import { Spinner } from '~/components/ui/Spinner';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import styles from './Indicator.module.css';

/** In the middle of the screen: a tick that says "done" for a second, or a ring while something takes long. It does not block the page. */
export const Indicator = observer(function Indicator() {
  const { t } = useI18n();
  const { isSuccessShown, isWaiting } = useStores().overlays;
  return (
    <output className={styles.place}>
      {isSuccessShown ? (
        <span key="done" className={styles.box}>
          <Icon name="check" size="2.5em" />
          <span className="visuallyHidden">{t('dialog.succeeded')}</span>
        </span>
      ) : (
        isWaiting && (
          <span key="waiting" className={styles.box} data-waiting>
            <Spinner size="2.5em" />
            <span>{t('dialog.working')}</span>
          </span>
        )
      )}
    </output>
  );
});
