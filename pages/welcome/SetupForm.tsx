import { FormBody } from '~/components/form/FormBody';
import { useForm } from '~/components/form/useForm';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import { ok } from '~/lib/Result';
import { useAccount, useStores } from '~/react/context';
import { createFirstAccount } from '~/stores/session/registration';
import styles from './WelcomePage.module.css';

/** The form that creates the first account of an empty server, as its administrator. */
export function SetupForm() {
  const { t } = useI18n();
  const { accounts } = useStores();
  const { api } = useAccount();
  const form = useForm({
    initial: { username: '', password: '' },
    submit: async (account) => {
      const created = await createFirstAccount(api, account);
      if (!created.ok) return created;
      // A failed login shows its own dialog with the reason.
      await accounts.login(created.value);
      return ok();
    },
  });
  const { username, password } = form.values;
  const isIncomplete = !/^\w{1,20}$/.test(username) || password === '';
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
      </FormBody>
    </div>
  );
}
