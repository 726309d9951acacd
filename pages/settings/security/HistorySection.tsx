import { EmptyState } from '~/components/async/EmptyState';
import { useCollection } from '~/components/async/useCollection';
import { PagedListView } from '~/components/list/PagedListView';
import { Icon } from '~/components/ui/Icon';
import { RelativeTime } from '~/components/ui/RelativeTime';
import { SettingsSection } from '~/components/settings/SettingsSection';
import { rowsClass } from '~/components/ui/Rows';
import { useI18n } from '~/i18n/useI18n';
import { FIRST_SIGN_INS, signInHistory } from '~/stores/resources/account/security';
import styles from './SecurityPage.module.css';

/** The attempts to sign in, so that the owner notices a stranger. */
export function HistorySection() {
  const { t } = useI18n();
  const list = useCollection(signInHistory, null);
  return (
    <SettingsSection title={t('settingsSecurityPage.history')} help={t('settingsSecurityPage.historyHelp')}>
      <PagedListView
        list={list}
        batchSize={FIRST_SIGN_INS}
        className={rowsClass}
        empty={<EmptyState text={t('settingsSecurityPage.historyNone')} icon="login" />}
        renderItem={({ id, success, ip, createdAt, headers }) => (
          <article
            key={id}
            className={styles.row}
            aria-label={t(success ? 'settingsSecurityPage.succeeded' : 'settingsSecurityPage.refused')}
          >
            <span className={success ? styles.succeeded : styles.refused}>
              <Icon name={success ? 'check' : 'x'} />
            </span>
            <div className={styles.main}>
              {t(success ? 'settingsSecurityPage.succeeded' : 'settingsSecurityPage.refused')} · <code>{ip}</code>
              <div className={styles.hint}>
                <RelativeTime iso={createdAt} detail />
              </div>
              {typeof headers['user-agent'] === 'string' && <div className={styles.hint}>{headers['user-agent']}</div>}
            </div>
          </article>
        )}
      />
    </SettingsSection>
  );
}
