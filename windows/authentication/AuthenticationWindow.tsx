import { observer } from 'mobx-react-lite';
import { FormBody } from '~/components/form/FormBody';
import { useForm } from '~/components/form/useForm';
import { ONE_TIME_TOKEN } from '~/components/signIn/oneTimeToken';
import { TokenField } from '~/components/signIn/TokenField';
import { Icon } from '~/components/ui/Icon';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import { ok, type Result } from '~/lib/Result';
import type { WindowProps } from '~/registry/defineWindow';
import { useAccount } from '~/react/context';
import { refusedAnswer, type Authentication } from '~/stores/session/authenticate';
import type manifest from './manifest';
import styles from './AuthenticationWindow.module.css';

/** Asks for the password, and for a one-time token if the account has two-factor authentication. */
export default observer(function AuthenticationWindow({ params: { reason, attempt }, close }: WindowProps<typeof manifest>) {
  const { t } = useI18n();
  const { me } = useAccount();
  const wantsToken = me?.twoFactorEnabled === true;
  const form = useForm({
    initial: { password: '', token: '' },
    // Nothing is lost when it closes: a password is typed again within seconds.
    isCheapToLose: true,
    submit: async (entered): Promise<Result<Authentication>> => {
      const answers = { password: entered.password, token: wantsToken ? entered.token : null };
      const accepted = await attempt?.(answers);
      return accepted?.ok === false ? accepted : ok(answers);
    },
    onDone: close,
    explain: (error) => {
      const field = refusedAnswer(error);
      if (field === undefined) return undefined;
      return { field, text: t(field === 'password' ? 'auth.problem.wrongPassword' : 'auth.problem.wrongToken') };
    },
  });
  const { password, token } = form.values;
  const isIncomplete = password === '' || (wantsToken && !ONE_TIME_TOKEN.test(token));
  return (
    <div className={styles.content} data-window-width="narrow">
      <div className={styles.reason}>
        <Icon name="lock" size="2.5em" />
        <p>{reason ?? t('authenticationWindow.reason')}</p>
      </div>
      <FormBody form={form} submitLabel={t('auth.continue')} isIncomplete={isIncomplete} isWide>
        {/* Password managers need to know whose password it is. */}
        <input type="text" autoComplete="username" value={me?.username ?? ''} readOnly hidden />
        <TextField
          {...form.field('password')}
          label={t('auth.password')}
          type="password"
          autoComplete="current-password"
          required
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the password is what the dialog is for
          autoFocus
        />
        {wantsToken && <TokenField {...form.field('token')} />}
      </FormBody>
    </div>
  );
});
