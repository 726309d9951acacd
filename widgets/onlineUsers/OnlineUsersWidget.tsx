import { observer } from 'mobx-react-lite';
import { LoadFailure } from '~/components/async/LoadFailure';
import { Spinner } from '~/components/ui/Spinner';
import { usePolledQuery } from '~/components/widget/usePolledQuery';
import { useWidget } from '~/components/widget/WidgetContext';
import { Message } from '~/i18n/Message';
import { useI18n } from '~/i18n/useI18n';
import { onlineUsersCount } from '~/stores/resources/server/server';
import styles from './OnlineUsersWidget.module.css';

const EVERY_MS = 15_000;

/** How many users are online. It is only one line high, so its faces are lines as well. */
export default observer(function OnlineUsersWidget() {
  const i18n = useI18n();
  const { isOffered } = useWidget();
  const query = usePolledQuery(onlineUsersCount, null, EVERY_MS);
  const { value, error } = query;
  return (
    <div className={styles.place}>
      {error && <LoadFailure error={error} onRetry={() => void query.reload()} />}
      {!error && !value && (
        <output>
          <Spinner />
          <span className="visuallyHidden">{i18n.t('core.loading')}</span>
        </output>
      )}
      {value && (value.count > 0 || isOffered) && (
        <p className={styles.text}>
          <Message
            id="onlineUsersWidget.online"
            values={{ n: value.count, count: <b className={styles.count}>{i18n.number(value.count)}</b> }}
          />
        </p>
      )}
    </div>
  );
});
