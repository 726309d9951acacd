import { FormBody } from '~/components/form/FormBody';
import { useForm } from '~/components/form/useForm';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import { ApiError, CanceledError } from '~/lib/AppError';
import { fail } from '~/lib/Result';
import type { MessageKey } from '~/i18n/I18n';
import { useAccount, useStores } from '~/react/context';
import { moveTo } from '~/stores/session/leaveAccount';

/** Why servers refuse a move, in words. */
const REFUSALS: Readonly<Record<string, MessageKey>> = {
  DESTINATION_ACCOUNT_FORBIDS: 'settingsMigrationPage.forbidden',
  NOT_ROOT_FORBIDDEN: 'settingsMigrationPage.rootForbidden',
  NO_SUCH_USER: 'settingsMigrationPage.unknownTarget',
};

/** Moves the account, after a warning. */
export function MoveForm() {
  const { t } = useI18n();
  const account = useAccount();
  const { overlays } = useStores();
  const form = useForm({
    initial: { moveToAccount: '' },
    isCheapToLose: true,
    submit: async ({ moveToAccount }) => {
      const target = `@${moveToAccount.trim().replace(/^@/, '')}`;
      const text = t('settingsMigrationPage.moveWarning', { account: target });
      const isSure = await overlays.confirm({ text, kind: 'warning', danger: true, okLabel: t('settingsMigrationPage.moveOk') });
      return isSure ? moveTo(account, target) : fail(new CanceledError());
    },
    onDone: () => void overlays.alert({ kind: 'success', text: t('settingsMigrationPage.moved') }),
    explain: (error) => {
      const key = error instanceof ApiError ? REFUSALS[error.server.code] : undefined;
      return key && { field: 'moveToAccount', text: t(key) };
    },
  });
  return (
    <FormBody
      form={form}
      label={t('settingsMigrationPage.toTitle')}
      submitLabel={t('settingsMigrationPage.move')}
      isIncomplete={form.values.moveToAccount.trim() === ''}
    >
      <TextField
        {...form.field('moveToAccount')}
        label={t('settingsMigrationPage.target')}
        help={t('settingsMigrationPage.targetHelp')}
        maxLength={512}
        autoCapitalize="off"
        spellCheck={false}
      />
    </FormBody>
  );
}
