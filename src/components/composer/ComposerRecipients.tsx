import { observer } from 'mobx-react-lite';
import { Button } from '~/components/ui/Button';
import { IconButton } from '~/components/ui/IconButton';
import { Acct } from '~/components/user/Acct';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import styles from './Composer.module.css';
import type { ComposerState } from './ComposerState';

/** Lists the recipients of a direct note, and warns about mentioned people who are not among them. */
export const ComposerRecipients = observer(function ComposerRecipients({ state }: { state: ComposerState }) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const { users } = useAccount();
  if (state.visibility !== 'specified') return null;

  const add = async () => {
    const user = await overlays.open('userChooser', { localOnly: state.localOnly });
    if (user) state.addRecipient(user.id);
  };
  const addMissing = async () => {
    const result = await state.addMissingRecipients();
    if (!result.ok) overlays.showError(result.error);
  };
  return (
    <div className={styles.recipients}>
      <ul className={styles.chips} aria-label={t('composer.recipients')}>
        {state.visibleUserIds.map((id) => {
          const user = users.get(id);
          return (
            user && (
              <li key={id} className={styles.chip}>
                <Acct user={user} />
                <IconButton
                  icon="x"
                  label={t('composer.removeRecipient', { name: `@${user.username}` })}
                  onClick={() => state.removeRecipient(id)}
                />
              </li>
            )
          );
        })}
        <li>
          <IconButton icon="plus" label={t('composer.addRecipient')} aria-haspopup="dialog" onClick={() => void add()} />
        </li>
      </ul>
      {state.missingRecipients.length > 0 && (
        <div className={styles.warning} role="status">
          <span>{t('composer.missingRecipients')}</span>
          <Button onClick={() => void addMissing()}>{t('composer.addThem')}</Button>
        </div>
      )}
    </div>
  );
});
