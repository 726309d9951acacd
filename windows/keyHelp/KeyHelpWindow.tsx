import { observer } from 'mobx-react-lite';
import { Shortcuts } from '~/components/shortcuts/Shortcuts';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/react/context';
import type { WindowProps } from '~/registry/defineWindow';
import { Link } from '~/router/Link';
import styles from './KeyHelpWindow.module.css';
import type manifest from './manifest';

/** All keys, by where they work. Most of them can be changed here, and on their page in the settings. */
export default observer(function KeyHelpWindow({ params, close }: WindowProps<typeof manifest>) {
  const { t } = useI18n();
  const { me } = useAccount();
  return (
    <div className={styles.help} data-window-width="wide">
      <Shortcuts list={params} />
      {me && (
        <p className={styles.more}>
          <Link to="/settings/shortcuts" onClick={() => close()}>
            {t('keyHelpWindow.toPage')}
          </Link>
        </p>
      )}
    </div>
  );
});
