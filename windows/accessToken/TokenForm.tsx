import { observer } from 'mobx-react-lite';
import { FormBody } from '~/components/form/FormBody';
import { useForm } from '~/components/form/useForm';
import { Button } from '~/components/ui/Button';
import { Notice } from '~/components/ui/Notice';
import { Switch } from '~/components/ui/Switch';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/react/context';
import { concernsServer, PERMISSIONS, type Permission } from '~/services/permissions';
import { makeToken } from '~/stores/resources/account/security';
import styles from './AccessTokenWindow.module.css';

/** The longest name that servers accept. */
const NAME_LENGTH = 256;

/** Asks for the name and the permissions of a token. Those for the whole server are offered to people who have them. */
export const TokenForm = observer(function TokenForm({ onMade, onCancel }: { onMade: (token: string) => void; onCancel: () => void }) {
  const { t } = useI18n();
  const account = useAccount();
  const { me } = account;
  const isStaff = me !== null && (me.isAdmin || me.isModerator);
  const offered = PERMISSIONS.filter((scope) => isStaff || !concernsServer(scope));
  const form = useForm({
    initial: { name: '', scopes: [] as readonly Permission[] },
    submit: ({ name, scopes }) => makeToken(account, name.trim(), scopes),
    onDone: ({ token }) => onMade(token),
  });
  const { name, scopes } = form.values;
  const toggle = (scope: Permission, isOn: boolean) => {
    const chosen = new Set(scopes);
    if (isOn) chosen.add(scope);
    else chosen.delete(scope);
    form.set({ scopes: PERMISSIONS.filter((one) => chosen.has(one)) });
  };
  return (
    <FormBody form={form} submitLabel={t('accessTokenWindow.make')} isIncomplete={name.trim() === ''} onCancel={onCancel}>
      <TextField
        {...form.field('name')}
        label={t('accessTokenWindow.name')}
        help={t('accessTokenWindow.nameHelp')}
        maxLength={NAME_LENGTH}
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the name comes first
        autoFocus
      />
      <fieldset className={styles.scopes}>
        <legend>{t('accessTokenWindow.permissions')}</legend>
        <div className={styles.buttons}>
          <Button onClick={() => form.set({ scopes: offered })}>{t('accessTokenWindow.all')}</Button>
          <Button onClick={() => form.set({ scopes: [] })}>{t('accessTokenWindow.none')}</Button>
        </div>
        {offered.map((scope) => (
          <Switch key={scope} label={t(`permission.${scope}`)} checked={scopes.includes(scope)} onChange={(isOn) => toggle(scope, isOn)} />
        ))}
      </fieldset>
      {scopes.length === 0 && <Notice>{t('accessTokenWindow.nothing')}</Notice>}
    </FormBody>
  );
});
