import { observer } from 'mobx-react-lite';
import { Button } from '~/components/ui/Button';
import { IconButton } from '~/components/ui/IconButton';
import { Acct } from '~/components/user/Acct';
import { useQuery } from '~/components/async/useQuery';
import { ErrorLine } from '~/components/async/ErrorLine';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useServer, useStores } from '~/react/context';
import { usersByIds } from '~/stores/resources/users/users';
import styles from '../Composer.module.css';
import type { ComposerState } from '../ComposerState';
import { addChosenRecipient, addMissingRecipients, missingRecipients } from './recipients';

/** Lists the recipients of a direct note, and warns about mentioned people who are not among them. */
export const ComposerRecipients = observer(function ComposerRecipients({ state }: { state: ComposerState }) {
  return state.audience.visibility === 'specified' && <Recipients state={state} />;
});

const Recipients = observer(function Recipients({ state }: { state: ComposerState }) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const server = useServer();
  const { users } = useAccount();
  const unknown = state.audience.visibleUserIds.filter((id) => !users.get(id));
  const add = async () => {
    const user = await overlays.open('userChooser', { localOnly: state.audience.localOnly });
    if (user) addChosenRecipient(state, user.id, server);
  };
  const addMissing = async () => {
    const result = await addMissingRecipients(state, server);
    if (!result.ok) overlays.showError(result.error);
  };
  return (
    <div className={styles.recipients}>
      <ul className={styles.chips} aria-label={t('composer.recipients')}>
        {state.audience.visibleUserIds.map((id) => {
          const user = users.get(id);
          return (
            user && (
              <li key={id} className={styles.chip}>
                <Acct user={user} />
                <IconButton
                  icon="x"
                  label={t('composer.removeRecipient', { name: `@${user.username}` })}
                  onClick={() => state.audience.removeRecipient(id)}
                />
              </li>
            )
          );
        })}
        <li>
          <IconButton icon="plus" label={t('composer.addRecipient')} aria-haspopup="dialog" onClick={() => void add()} />
        </li>
      </ul>
      {unknown.length > 0 && <UnknownRecipients ids={unknown} />}
      {missingRecipients(state, server).length > 0 && (
        <div className={styles.warning} role="status">
          <span>{t('composer.missingRecipients')}</span>
          <Button onClick={() => void addMissing()}>{t('composer.addThem')}</Button>
        </div>
      )}
    </div>
  );
});

/** Loads recipients that this browser does not know yet, as those of the note that is answered. */
const UnknownRecipients = observer(function UnknownRecipients({ ids }: { ids: readonly string[] }) {
  const { t } = useI18n();
  const query = useQuery(usersByIds, ids);
  if (query.status === 'loading') return <p className={styles.quiet}>{t('composer.recipients.loading', { n: ids.length })}</p>;
  return (
    <p className={styles.warning}>
      <span>
        {t('composer.recipients.unknown', { n: ids.length })} {query.error && <ErrorLine error={query.error} />}
      </span>
      <Button icon="refresh" busy={query.isRefreshing} onClick={() => void query.reload()}>
        {t('core.retry')}
      </Button>
    </p>
  );
});
