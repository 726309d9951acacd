import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { FormBody } from '~/components/form/FormBody';
import { useForm } from '~/components/form/useForm';
import { SettingsBody, SettingsText } from '~/components/settings/SettingsSection';
import { PolicyInput } from '~/components/staff/role/PolicyInput';
import { PolicyList } from '~/components/staff/role/PolicyList';
import { knownPolicies } from '~/components/staff/role/policySettings';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useServer, useStores } from '~/react/context';
import { basePolicies, saveBasePolicies } from '~/stores/resources/staff/roles';

/** What people may do whose roles say nothing else. */
export function BasePolicies() {
  const { t } = useI18n();
  const query = useQuery(basePolicies, null);
  return (
    <SettingsBody>
      <SettingsText>{t('adminRolesPage.baseHelp')}</SettingsText>
      <Loadable query={query} empty={<EmptyState icon="badges" />}>
        {(base) => <Editing base={base} />}
      </Loadable>
    </SettingsBody>
  );
}

function Editing({ base }: { base: Readonly<Record<string, unknown>> }) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const server = useServer();
  const account = useAccount();
  const form = useForm({
    initial: { policies: Object.fromEntries(knownPolicies(base)) },
    // Servers reset what is left out, so unknown policies go along.
    submit: ({ policies }) => saveBasePolicies(account, { ...base, ...policies }),
    onDone: () => {
      overlays.toast({ kind: 'success', text: t('adminRolesPage.baseSaved') });
      void server.load();
    },
  });
  const { value: policies, error } = form.field('policies');
  return (
    <FormBody form={form} label={t('adminRolesPage.baseForm')} isSticky>
      <PolicyList
        base={base}
        error={error}
        renderRow={(name, value) => (
          <PolicyInput
            key={name}
            name={name}
            of="base"
            value={policies[name] ?? value}
            onChange={(next) => form.set({ policies: { ...policies, [name]: next } })}
          />
        )}
      />
    </FormBody>
  );
}
