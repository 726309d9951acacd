import { useState } from 'react';
import { FormBody } from '~/components/form/FormBody';
import { useForm } from '~/components/form/useForm';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import { ApiError } from '~/lib/AppError';
import { ok } from '~/lib/Result';
import { useAccount, useStores } from '~/react/context';
import { createFirstAccount, SETUP_PASSWORD_WANTED } from '~/stores/session/registration';
import styles from './WelcomePage.module.css';

/** The form that creates the first account of an empty server, as its administrator. */
export function SetupForm() {
  const { t } = useI18n();
  const { accounts } = useStores();
  const { api } = useAccount();
  const [wantsSetup, setWantsSetup] = useState(false);
  const form = useForm({
    initial: { username: '', password: '', setupPassword: '' },
    submit: async ({ setupPassword, ...account }) => {
      const created = await createFirstAccount(api, { ...account, ...(wantsSetup && { setupPassword }) });
      if (!created.ok) return created;
      // A failed login shows its own dialog with the reason.
      await accounts.login(created.value);
      return ok();
    },
    explain: (error) => {
      if (!(error instanceof ApiError) || error.server.code !== SETUP_PASSWORD_WANTED) return undefined;
      setWantsSetup(true);
      return { field: 'setupPassword', text: t(wantsSetup ? 'welcome.setupPasswordWrong' : 'welcome.setupPasswordWanted') };
    },
  });
  const { username, password, setupPassword } = form.values;
  const isIncomplete = !/^\w{1,20}$/.test(username) || password === '' || (wantsSetup && setupPassword === '');
  return (
    <div className={styles.setup}>
      <FormBody form={form} label={t('welcome.setup')} submitLabel={t('welcome.setup')} isIncomplete={isIncomplete} isWide>
        <h1 className={styles.name}>{t('welcome.setup')}</h1>
        <p>{t('welcome.setupText')}</p>
        <TextField
          {...form.field('username')}
          label={t('auth.username')}
          prefix="@"
          autoComplete="username"
          autoCapitalize="off"
          required
        />
        <TextField {...form.field('password')} label={t('auth.password')} type="password" autoComplete="new-password" required />
        {wantsSetup && (
          <TextField {...form.field('setupPassword')} label={t('welcome.setupPassword')} type="password" autoComplete="off" required />
        )}
      </FormBody>
    </div>
  );
}
