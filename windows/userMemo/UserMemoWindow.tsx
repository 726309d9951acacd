import { useCallback, useState, type FormEvent } from 'react';
import { useAsync } from '~/components/async/useAsync';
import { Button } from '~/components/ui/Button';
import { ErrorState } from '~/components/async/ErrorState';
import { LoadingState } from '~/components/async/LoadingState';
import { TextArea } from '~/components/ui/TextArea';
import { useI18n } from '~/i18n/useI18n';
import type { WindowProps } from '~/registry/contracts';
import { useAccount, useStores } from '~/stores/context';
import { useUserActions } from '~/stores/userActions/useUserActions';
import styles from './UserMemoWindow.module.css';

/** Writes a memo about somebody. What is kept is asked for first: nothing that another device wrote is overwritten unseen. */
export default function UserMemoWindow({ params: { userId }, close }: WindowProps<'userMemo'>) {
  const { api, ingest } = useAccount();
  const load = useCallback(
    async (signal: AbortSignal) => {
      const [user] = [await api.call('users/show', { userId }, { signal })].flat();
      if (user) ingest.users([user], 'fetch');
      return user?.memo ?? '';
    },
    [api, ingest, userId],
  );
  const memo = useAsync(load);
  if (memo.status === 'error') return <ErrorState error={memo.error} onRetry={memo.retry} />;
  if (memo.status === 'loading') return <LoadingState />;
  return <MemoForm userId={userId} memo={memo.value} onClose={() => close()} />;
}

interface MemoFormProps {
  userId: string;
  memo: string;
  onClose: () => void;
}

/** An empty memo is removed. */
function MemoForm({ userId, memo, onClose }: MemoFormProps) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const actions = useUserActions();
  const [text, setText] = useState(memo);
  const [isBusy, setIsBusy] = useState(false);

  const save = async () => {
    setIsBusy(true);
    const result = await actions.updateMemo(userId, text.trim());
    setIsBusy(false);
    if (!result.ok) {
      overlays.showError(result.error);
      return;
    }
    overlays.success();
    onClose();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form className={styles.form} data-unsaved={text !== memo || undefined} onSubmit={handleSubmit}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the field is what the dialog is for */}
      <TextArea label={t('profile.memo')} help={t('profile.memoHelp')} value={text} onChange={setText} rows={5} autoFocus />
      <div className={styles.buttons}>
        <Button onClick={onClose}>{t('core.cancel')}</Button>
        <Button variant="primary" type="submit" busy={isBusy}>
          {t('core.save')}
        </Button>
      </div>
    </form>
  );
}
