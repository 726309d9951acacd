import { FormBody } from '~/components/form/FormBody';
import { useForm } from '~/components/form/useForm';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import type { WindowProps } from '~/registry/defineWindow';
import { useStores } from '~/react/context';
import { requestPassword } from '~/stores/resources/account/security';
import type manifest from './manifest';

/** Asks the server for a letter with which a new password can be chosen. */
export default function ForgotPasswordWindow({ params, close }: WindowProps<typeof manifest>) {
  const { t } = useI18n();
  const { session, overlays } = useStores();
  const form = useForm({
    initial: { username: params.username, email: '' },
    isCheapToLose: true,
    submit: (typed) => requestPassword(session.current, typed),
    onDone: () => {
      close();
      void overlays.alert({ text: t('auth.forgotSent'), kind: 'success' });
    },
  });
  const { username, email } = form.values;
  return (
    <FormBody
      form={form}
      submitLabel={t('auth.forgotSend')}
      isIncomplete={username === '' || !email.includes('@')}
      onCancel={() => close()}
    >
      <p>{t('auth.forgotText')}</p>
      <TextField {...form.field('username')} label={t('auth.username')} autoComplete="username" autoCapitalize="off" prefix="@" required />
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the name is usually there already */}
      <TextField {...form.field('email')} label={t('auth.email')} type="email" autoComplete="email" required autoFocus />
    </FormBody>
  );
}
