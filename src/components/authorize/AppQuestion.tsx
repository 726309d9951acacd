import { observer } from 'mobx-react-lite';
import type { WireMe } from '~/api/wire';
import { Button } from '~/components/ui/Button';
import { Notice } from '~/components/ui/Notice';
import { Acct } from '~/components/user/Acct';
import { Avatar } from '~/components/user/Avatar';
import { useI18n } from '~/i18n/useI18n';
import { concernsServer, inOrder, isPermission } from '~/services/permissions';
import type { AskingApp } from './AppRequest';
import styles from './AppRequest.module.css';
import { useServer } from '~/react/context';

interface AppQuestionProps {
  app: AskingApp;
  me: WireMe;
  /** Where the viewer goes after answering, as one word. */
  place: string | null;
  isBusy: boolean;
  onAccept: () => void;
  onDeny: () => void;
}

/** Shows which app asks, for what, and for which account. */
export const AppQuestion = observer(function AppQuestion({ app, me, place, isBusy, onAccept, onDeny }: AppQuestionProps) {
  const { t } = useI18n();
  const server = useServer();
  const icon = server.proxied(app.iconUrl, 'preview');
  const scopes = inOrder(app.permissions);
  const name = app.name || t('authorize.app');
  return (
    <section className={styles.card} aria-label={t('authorize.asks', { app: name })}>
      {icon && <img className={styles.icon} src={icon} alt="" width={64} height={64} />}
      <h2 className={styles.title}>{t('authorize.asks', { app: name })}</h2>
      <div className={styles.account} role="group" aria-label={t('authorize.account')}>
        <Avatar user={me} size={32} />
        <Acct user={me} />
      </div>
      {scopes.length === 0 ? (
        <p>{t('authorize.asksForNothing')}</p>
      ) : (
        <div className={styles.wishes}>
          <p>{t('authorize.asksFor')}</p>
          <ul>
            {scopes.map((scope) => (
              <li key={scope}>{isPermission(scope) ? t(`permission.${scope}`) : <code>{scope}</code>}</li>
            ))}
          </ul>
          {scopes.some(concernsServer) && <Notice kind="problem">{t('authorize.adminWarning')}</Notice>}
        </div>
      )}
      {place !== null && <p className={styles.place}>{t('authorize.returnsTo', { place })}</p>}
      <div className={styles.actions}>
        <Button onClick={onDeny} disabled={isBusy}>
          {t('authorize.deny')}
        </Button>
        <Button variant="primary" busy={isBusy} onClick={onAccept}>
          {t('authorize.accept')}
        </Button>
      </div>
    </section>
  );
});
