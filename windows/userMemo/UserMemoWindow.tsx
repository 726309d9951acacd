import { useCallback } from 'react';
import { useAsync } from '~/components/async/useAsync';
import { FormBody } from '~/components/form/FormBody';
import { useForm } from '~/components/form/useForm';
import { ErrorState } from '~/components/async/ErrorState';
import { LoadingState } from '~/components/async/LoadingState';
import { TextArea } from '~/components/ui/TextArea';
import { useI18n } from '~/i18n/useI18n';
import type { WindowProps } from '~/registry/contracts';
import { useAccount, useStores } from '~/stores/context';
import { useUserActions } from '~/stores/userActions/useUserActions';

/** Writes a memo about a user. The stored memo is loaded first, so that one from another device is not overwritten unseen. */
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

/** The memo as a form. An empty memo is removed. */
function MemoForm({ userId, memo, onClose }: MemoFormProps) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const actions = useUserActions();
  const form = useForm({
    initial: { text: memo },
    submit: ({ text }) => actions.updateMemo(userId, text.trim()),
    onDone: () => {
      overlays.success();
      onClose();
    },
  });
  return (
    <FormBody form={form} onCancel={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the field is what the dialog is for */}
      <TextArea {...form.field('text')} label={t('profile.memo')} help={t('profile.memoHelp')} rows={5} autoFocus />
    </FormBody>
  );
}
