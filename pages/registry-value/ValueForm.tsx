import { Json5Field } from '~/components/code/Json5Field';
import { parseJson5, writeJson5 } from '~/components/code/json5';
import { FormBody } from '~/components/form/FormBody';
import { useForm } from '~/components/form/useForm';
import { useSubmit } from '~/components/form/useSubmit';
import { Button } from '~/components/ui/Button';
import { ButtonRow } from '~/components/ui/ButtonRow';
import { Notice } from '~/components/ui/Notice';
import { RelativeTime } from '~/components/ui/RelativeTime';
import { useI18n } from '~/i18n/useI18n';
import { CanceledError } from '~/lib/AppError';
import { fail } from '~/lib/Result';
import { useAccount, useStores } from '~/react/context';
import { usePane } from '~/router/PaneContext';
import { registryKeysPath } from '~/services/registryPath';
import { removeRegistryValue, setRegistryValue, type RegistryEntry, type RegistryValue } from '~/stores/resources/account/registry';

interface ValueFormProps {
  entry: RegistryEntry;
  found: RegistryValue;
  onSaved: () => void;
}

/** A value as JSON5, with what can be done with it. */
export function ValueForm({ entry, found, onSaved }: ValueFormProps) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  const { navigate } = usePane();
  const form = useForm({
    initial: { value: writeJson5(found.value) },
    check: ({ value }) => {
      const parsed = parseJson5(value);
      return { value: parsed.ok ? undefined : parsed.message };
    },
    submit: async ({ value }) => {
      const parsed = parseJson5(value);
      if (!parsed.ok || !(await overlays.confirm({ kind: 'warning', text: t('registry.saveQuestion'), okLabel: t('core.save') }))) {
        return fail(new CanceledError('not confirmed'));
      }
      return setRegistryValue(account, entry, parsed.value);
    },
    onDone: onSaved,
  });
  const removing = useSubmit(() => removeRegistryValue(account, entry), {
    onDone: () => navigate(registryKeysPath(entry.domain, entry.scope), { replace: true, isGone: true }),
  });
  const remove = async () => {
    const text = t('registry.removeQuestion', { key: entry.key });
    if (await overlays.confirm({ text, kind: 'warning', danger: true, okLabel: t('registry.remove') })) await removing.run();
  };
  return (
    <>
      <Notice>{t('registry.warning')}</Notice>
      <p>
        {t('registry.updatedAt')} <RelativeTime iso={found.updatedAt} />
      </p>
      <FormBody form={form} label={entry.key} submitLabel={t('core.save')} isIncomplete={!form.isChanged}>
        <Json5Field {...form.field('value')} label={t('registry.value')} help={t('registry.json5')} rows={16} />
      </FormBody>
      <ButtonRow>
        <Button variant="danger" icon="trash" busy={removing.isBusy} onClick={() => void remove()}>
          {t('registry.remove')}
        </Button>
      </ButtonRow>
    </>
  );
}
