import { observer } from 'mobx-react-lite';
import { LoadingState } from '~/components/async/LoadingState';
import { useQuery } from '~/components/async/useQuery';
import { FieldSet } from '~/components/form/FieldSet';
import { Notice } from '~/components/ui/Notice';
import { Switch } from '~/components/ui/Switch';
import { useI18n } from '~/i18n/useI18n';
import { allRoles } from '~/stores/resources/users/roles';
import styles from './RoleChoice.module.css';

interface RoleChoiceProps {
  label: string;
  /** Ids of roles; none for everyone. */
  value: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

/** Chooses the roles whose members may use something. Without the list of roles, the chosen ones stay. */
export const RoleChoice = observer(function RoleChoice({ label, value, onChange }: RoleChoiceProps) {
  const { t } = useI18n();
  const query = useQuery(allRoles, null);
  const roles = query.value;
  return (
    <FieldSet legend={label}>
      <p className={styles.help}>{t('form.rolesHelp')}</p>
      {query.error ? (
        <Notice>{t('form.rolesFailed')}</Notice>
      ) : roles ? (
        roles.map(({ id, name }) => (
          <Switch
            key={id}
            label={name}
            checked={value.includes(id)}
            onChange={(isOn) => onChange(isOn ? [...value, id] : value.filter((other) => other !== id))}
          />
        ))
      ) : (
        <LoadingState />
      )}
    </FieldSet>
  );
});
