import { FormBody } from '~/components/form/FormBody';
import { useForm } from '~/components/form/useForm';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import { ApiError } from '~/lib/AppError';
import { safeHttpUrl } from '~/lib/safeHttpUrl';
import { useAccount, useStores } from '~/react/context';
import { addRelay } from '~/stores/resources/staff/relays';

/** Asks another relay. */
export function RelayForm() {
  const { t } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  const invalid = t('adminRelaysPage.invalid');
  const form = useForm({
    initial: { inbox: '' },
    isCheapToLose: true,
    check: ({ inbox }) => ({ inbox: inbox.trim() === '' || isSecure(inbox.trim()) ? undefined : invalid }),
    submit: ({ inbox }) => addRelay(account, inbox.trim()),
    onDone() {
      form.reset({ inbox: '' });
      overlays.success();
    },
    explain: (error) => (error instanceof ApiError && error.server.code === 'INVALID_URL' ? { field: 'inbox', text: invalid } : undefined),
  });
  return (
    <FormBody
      form={form}
      label={t('adminRelaysPage.new')}
      submitLabel={t('adminRelaysPage.add')}
      submitIcon="plus"
      isIncomplete={form.values.inbox.trim() === ''}
    >
      <TextField
        {...form.field('inbox')}
        label={t('adminRelaysPage.inbox')}
        type="url"
        placeholder={t('adminRelaysPage.inboxExample')}
        maxLength={MAX_URL}
        room="whole"
      />
    </FormBody>
  );
}

/** The longest address that servers store, in characters. */
const MAX_URL = 1024;

/** Servers talk to each other over encrypted connections alone. */
const isSecure = (address: string): boolean => safeHttpUrl(address)?.startsWith('https:') ?? false;
