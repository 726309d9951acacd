import { observer } from 'mobx-react-lite';
import { FormBody } from '~/components/form/FormBody';
import { useForm } from '~/components/form/useForm';
import { TextField } from '~/components/ui/TextField';
import { SettingsSection } from '~/components/settings/SettingsSection';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import { changePassword } from '~/stores/resources/account/security';
import { authenticated } from '~/stores/session/authenticate';

const NOTHING = { password: '', retyped: '' };

/** Changes the password. The current one is asked for at the end. */
export const PasswordSection = observer(function PasswordSection() {
  const { t } = useI18n();
  const account = useAccount();
  const { overlays } = useStores();
  const form = useForm({
    initial: NOTHING,
    isCheapToLose: true,
    check: ({ password, retyped }) => ({ retyped: retyped !== '' && retyped !== password ? t('auth.noMatch') : undefined }),
    submit: ({ password }) =>
      authenticated(overlays, (answers) => changePassword(account, answers, password), t('settingsSecurityPage.changeReason')),
    onDone: () => {
      form.set(NOTHING);
      overlays.toast({ text: t('settingsSecurityPage.changed') });
    },
  });
  const { password, retyped } = form.values;
  return (
    <SettingsSection title={t('settingsSecurityPage.password')}>
      <FormBody
        form={form}
        label={t('settingsSecurityPage.changePassword')}
        submitLabel={t('settingsSecurityPage.changePassword')}
        isIncomplete={password === '' || retyped === ''}
      >
        {/* Password managers need to know whose password it is. */}
        <input type="text" autoComplete="username" value={account.me?.username ?? ''} readOnly hidden />
        <TextField
          {...form.field('password')}
          label={t('settingsSecurityPage.newPassword')}
          type="password"
          autoComplete="new-password"
          required
        />
        <TextField {...form.field('retyped')} label={t('auth.retype')} type="password" autoComplete="new-password" required />
      </FormBody>
    </SettingsSection>
  );
});
