import { FormBody } from '~/components/form/FormBody';
import { NumberInput } from '~/components/form/NumberInput';
import { useForm } from '~/components/form/useForm';
import { Switch } from '~/components/ui/Switch';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import { ApiError } from '~/lib/AppError';
import { useAccount, useStores } from '~/react/context';
import { createInvitations } from '~/stores/resources/staff/invitations';

/** How many codes servers create at once, at most. */
const MOST = 100;

/** Creates codes and shows them, so that they can be passed on at once. */
export function InvitationForm() {
  const { t } = useI18n();
  const { overlays, clock } = useStores();
  const account = useAccount();
  const form = useForm({
    initial: { isEndless: true, expiresAt: '', count: 1 },
    isCheapToLose: true,
    check: ({ isEndless, expiresAt }) => ({
      expiresAt: !isEndless && expiresAt !== '' && !(Date.parse(expiresAt) > clock.now()) ? t('adminInvitesPage.past') : undefined,
    }),
    submit: ({ isEndless, expiresAt, count }) =>
      createInvitations(account, { count, expiresAt: isEndless ? null : new Date(expiresAt).toISOString() }),
    onDone(created) {
      const codes = created.map(({ code }) => code).join('\n');
      void overlays.alert({ kind: 'success', title: t('adminInvitesPage.created', { n: created.length }), text: codes, copyText: codes });
    },
    explain: (error) =>
      error instanceof ApiError && error.server.code === 'INVALID_DATE_TIME'
        ? { field: 'expiresAt', text: t('adminInvitesPage.invalidTime') }
        : undefined,
  });
  const { isEndless, expiresAt, count } = form.values;
  return (
    <FormBody
      form={form}
      label={t('adminInvitesPage.new')}
      submitLabel={t('adminInvitesPage.create')}
      submitIcon="userPlus"
      isIncomplete={!isEndless && expiresAt === ''}
    >
      <NumberInput
        label={t('adminInvitesPage.count')}
        value={count}
        min={1}
        max={MOST}
        step={1}
        onChange={(next) => form.set({ count: Math.round(next) })}
      />
      <Switch {...form.toggle('isEndless')} label={t('adminInvitesPage.isEndless')} />
      {!isEndless && <TextField {...form.field('expiresAt')} label={t('adminInvitesPage.expiresAt')} type="datetime-local" required />}
    </FormBody>
  );
}
