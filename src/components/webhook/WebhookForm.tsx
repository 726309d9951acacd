import type { WebhookParams } from '~/api/endpoints';
import type { WireWebhook, WireWebhookEvent } from '~/api/wire';
import { FieldGroup } from '~/components/form/FieldGroup';
import { FormBody } from '~/components/form/FormBody';
import { useForm } from '~/components/form/useForm';
import { Switch } from '~/components/ui/Switch';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import type { Result } from '~/lib/Result';
import { safeHttpUrl } from '~/lib/safeHttpUrl';
import { WEBHOOK_EVENTS } from '~/stores/resources/account/webhooks';

/** The longest texts that servers accept. */
const NAME_LENGTH = 100;
const TEXT_LENGTH = 1024;

type Saved = Required<WebhookParams> & { readonly active: boolean };
type OfferedEvent = (typeof WEBHOOK_EVENTS)[number];

interface WebhookFormProps {
  label: string;
  submitLabel?: string;
  /** The webhook to change; without one, the form is for a new one. */
  webhook?: WireWebhook;
  submit: (params: Saved) => Promise<Result>;
  onDone: () => void;
}

const isOffered = (event: WireWebhookEvent): boolean => (WEBHOOK_EVENTS as readonly string[]).includes(event);

/** The fields of a webhook. */
export function WebhookForm({ label, submitLabel, webhook, submit, onDone }: WebhookFormProps) {
  const { t } = useI18n();
  const events = Object.fromEntries(WEBHOOK_EVENTS.map((event) => [event, webhook?.on.includes(event) ?? false]));
  const form = useForm({
    initial: {
      name: webhook?.name ?? '',
      url: webhook?.url ?? '',
      secret: webhook?.secret ?? '',
      active: webhook?.active ?? true,
      ...(events as Record<OfferedEvent, boolean>),
    },
    check: ({ url }) => ({ url: url !== '' && safeHttpUrl(url.trim()) === null ? t('webhook.notAnAddress') : undefined }),
    submit: ({ name, url, secret, active, ...chosen }) => {
      // Other programs may have chosen events that are not offered here.
      const kept = webhook?.on.filter((event) => !isOffered(event)) ?? [];
      const on = [...WEBHOOK_EVENTS.filter((event) => chosen[event]), ...kept];
      return submit({ name: name.trim(), url: url.trim(), secret, on, active });
    },
    onDone,
  });
  const { name, url } = form.values;
  return (
    <FormBody form={form} label={label} submitLabel={submitLabel} isIncomplete={name.trim() === '' || url.trim() === ''}>
      <TextField {...form.field('name')} label={t('webhook.name')} maxLength={NAME_LENGTH} required />
      <TextField
        {...form.field('url')}
        label={t('webhook.url')}
        help={t('webhook.urlHelp')}
        type="url"
        inputMode="url"
        maxLength={TEXT_LENGTH}
        required
      />
      <TextField
        {...form.field('secret')}
        label={t('webhook.secret')}
        help={t('webhook.secretHelp')}
        type="password"
        autoComplete="off"
        maxLength={TEXT_LENGTH}
      />
      <FieldGroup label={t('webhook.events')} room="rows">
        {WEBHOOK_EVENTS.map((event) => (
          <Switch key={event} {...form.toggle(event)} label={t(`webhook.event.${event}`)} />
        ))}
      </FieldGroup>
      {webhook && <Switch {...form.toggle('active')} label={t('webhook.active')} />}
    </FormBody>
  );
}
