import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { FormBody } from '~/components/form/FormBody';
import { useForm } from '~/components/form/useForm';
import { TextArea } from '~/components/ui/TextArea';
import { useI18n } from '~/i18n/useI18n';
import type { WindowProps } from '~/registry/defineWindow';
import { useStores } from '~/react/context';
import { userMemo } from '~/stores/resources/users/users';
import { useUserActions } from '~/react/useUserActions';
import type manifest from './manifest';

/** Writes a memo about a user. The stored memo is loaded first, so that one from another device is not overwritten unseen. */
export default function UserMemoWindow({ params: { userId }, close }: WindowProps<typeof manifest>) {
  return (
    <Loadable query={useQuery(userMemo, userId)}>{(memo) => <MemoForm userId={userId} memo={memo} onClose={() => close()} />}</Loadable>
  );
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
