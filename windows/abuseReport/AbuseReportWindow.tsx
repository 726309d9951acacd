import { observer } from 'mobx-react-lite';
import { FormBody } from '~/components/form/FormBody';
import { useForm } from '~/components/form/useForm';
import { TextArea } from '~/components/ui/TextArea';
import { shownAcct } from '~/components/user/acct';
import { useI18n } from '~/i18n/useI18n';
import type { WindowProps } from '~/registry/defineWindow';
import { useAccount, useStores } from '~/react/context';
import { useUserActions } from '~/react/useUserActions';
import type manifest from './manifest';

/** The longest text that servers accept. */
const MAX_LENGTH = 2048;

/** Reports a user to the moderators. */
export default observer(function AbuseReportWindow({ params, close }: WindowProps<typeof manifest>) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const { users } = useAccount();
  const actions = useUserActions();
  const user = users.get(params.userId);
  const form = useForm({
    initial: { comment: params.initialComment ?? '' },
    check: ({ comment }) => ({
      comment: comment.length > MAX_LENGTH ? t('dialog.charactersMax', { current: comment.length, max: MAX_LENGTH }) : undefined,
    }),
    submit: ({ comment }) => actions.report(params.userId, comment),
    onDone: () => {
      close();
      void overlays.alert({ kind: 'success', text: t('profile.reportSent') });
    },
  });
  const field = form.field('comment');
  return (
    <FormBody
      form={form}
      submitLabel={t('profile.sendReport')}
      submitIcon="send"
      isIncomplete={field.value.trim() === ''}
      onCancel={() => close()}
    >
      <TextArea
        {...field}
        label={user ? t('profile.reportLabel', { acct: shownAcct(user) }) : t('user.reportAbuse')}
        help={t('profile.reportHelp')}
        rows={8}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field is what the dialog is for
        autoFocus
      />
    </FormBody>
  );
});
