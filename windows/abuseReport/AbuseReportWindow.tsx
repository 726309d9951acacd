import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { Button } from '~/components/ui/Button';
import { TextArea } from '~/components/ui/TextArea';
import { acctOf } from '~/components/user/acct';
import { useI18n } from '~/i18n/useI18n';
import type { WindowProps } from '~/registry/contracts';
import { useAccount, useStores } from '~/stores/context';
import { useUserActions } from '~/stores/userActions/useUserActions';
import styles from './AbuseReportWindow.module.css';

/** Longest text that servers take. */
const MAX_LENGTH = 2048;

/** Tells the moderators what somebody did. There has to be something to tell. */
export default observer(function AbuseReportWindow({ params, close }: WindowProps<'abuseReport'>) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const { users } = useAccount();
  const actions = useUserActions();
  const user = users.get(params.userId);
  const [comment, setComment] = useState(params.initialComment ?? '');
  const [isBusy, setIsBusy] = useState(false);
  const isEmpty = comment.trim() === '';
  const isTooLong = comment.length > MAX_LENGTH;

  const send = async () => {
    setIsBusy(true);
    const result = await actions.report(params.userId, comment);
    setIsBusy(false);
    if (!result.ok) {
      overlays.showError(result.error);
      return;
    }
    close();
    await overlays.alert({ kind: 'success', text: t('profile.reportSent') });
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isEmpty && !isTooLong && !isBusy) void send();
  };
  return (
    <form className={styles.form} data-unsaved={comment !== (params.initialComment ?? '') || undefined} onSubmit={handleSubmit}>
      <TextArea
        label={user ? t('profile.reportLabel', { acct: acctOf(user) }) : t('user.reportAbuse')}
        help={t('profile.reportHelp')}
        value={comment}
        onChange={setComment}
        rows={8}
        error={isTooLong ? t('ui.charactersMax', { current: comment.length, max: MAX_LENGTH }) : undefined}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field is what the dialog is for
        autoFocus
      />
      <div className={styles.buttons}>
        <Button onClick={() => close()}>{t('core.cancel')}</Button>
        <Button variant="primary" type="submit" icon="send" busy={isBusy} disabled={isEmpty || isTooLong}>
          {t('profile.sendReport')}
        </Button>
      </div>
    </form>
  );
});
