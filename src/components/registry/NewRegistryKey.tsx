import { Json5Field } from '~/components/code/Json5Field';
import { parseJson5 } from '~/components/code/json5';
import { FormBody } from '~/components/form/FormBody';
import { useForm } from '~/components/form/useForm';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/react/context';
import { setRegistryValue, type RegistryPlace } from '~/stores/resources/account/registry';
import styles from './registry.module.css';

interface NewRegistryKeyProps {
  /** Where the key comes; without it, people say it. */
  place?: RegistryPlace;
  onDone: () => void;
}

const SCOPE = /^\w+(?:\/\w+)*$/;

/** The form for a new key of the registry. */
export function NewRegistryKey({ place, onDone }: NewRegistryKeyProps) {
  const { t } = useI18n();
  const account = useAccount();
  const form = useForm({
    initial: { scope: place?.scope.join('/') ?? 'client/base', key: '', value: '' },
    check: ({ scope, value }) => ({
      scope: scope === '' || SCOPE.test(scope) ? undefined : t('registry.badScope'),
      value: value === '' ? undefined : faultOf(value),
    }),
    submit: ({ scope, key, value }) => {
      const parsed = parseJson5(value);
      const entry = { domain: place?.domain ?? null, scope: scope.split('/').filter(Boolean), key };
      return setRegistryValue(account, entry, parsed.ok ? parsed.value : null);
    },
    onDone,
  });
  const { key, value } = form.values;
  return (
    <div className={styles.section}>
      <FormBody
        form={form}
        label={t('registry.add')}
        submitLabel={t('core.save')}
        isIncomplete={key === '' || value === ''}
        onCancel={onDone}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just asked for the form */}
        <TextField {...form.field('scope')} label={t('registry.scope')} autoCapitalize="off" spellCheck={false} autoFocus />
        <TextField {...form.field('key')} label={t('registry.key')} autoCapitalize="off" spellCheck={false} required />
        <Json5Field {...form.field('value')} label={t('registry.value')} help={t('registry.json5')} />
      </FormBody>
    </div>
  );
}

function faultOf(text: string): string | undefined {
  const parsed = parseJson5(text);
  return parsed.ok ? undefined : parsed.message;
}
