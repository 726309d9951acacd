import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { Button } from '~/components/ui/Button';
import { TextArea } from '~/components/ui/TextArea';
import { useI18n } from '~/i18n/useI18n';
import type { WindowProps } from '~/registry/contracts';
import { useAccount, useStores } from '~/stores/context';
import { useUserActions } from '~/stores/userActions/useUserActions';
import styles from './UserMemoWindow.module.css';

/** Writes a memo about somebody; an empty one is removed. */
export default observer(function UserMemoWindow({ params, close }: WindowProps<'userMemo'>) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const { users } = useAccount();
  const actions = useUserActions();
  const [text, setText] = useState(users.get(params.userId)?.memo ?? '');
  const [isBusy, setIsBusy] = useState(false);

  const save = async () => {
    setIsBusy(true);
    const result = await actions.updateMemo(params.userId, text.trim());
    setIsBusy(false);
    if (!result.ok) {
      overlays.showError(result.error);
      return;
    }
    overlays.success();
    close();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the field is what the dialog is for */}
      <TextArea label={t('profile.memo')} help={t('profile.memoHelp')} value={text} onChange={setText} rows={5} autoFocus />
      <div className={styles.buttons}>
        <Button onClick={() => close()}>{t('core.cancel')}</Button>
        <Button variant="primary" type="submit" busy={isBusy}>
          {t('core.save')}
        </Button>
      </div>
    </form>
  );
});
