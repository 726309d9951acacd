import { observer } from 'mobx-react-lite';
import { useQuery } from '~/components/async/useQuery';
import { LoadingState } from '~/components/async/LoadingState';
import { Notice } from '~/components/ui/Notice';
import { Switch } from '~/components/ui/Switch';
import { useI18n } from '~/i18n/useI18n';
import { allRoles } from '~/stores/resources/roles';
import styles from './DecorationFormWindow.module.css';

interface DecorationRolesProps {
  /** Ids of roles; none for everybody. */
  value: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

/** Chooses the roles whose members may wear a decoration. Without the list of roles, the chosen ones stay. */
export const DecorationRoles = observer(function DecorationRoles({ value, onChange }: DecorationRolesProps) {
  const { t } = useI18n();
  const query = useQuery(allRoles, null);
  const roles = query.value;
  return (
    <fieldset className={styles.roles}>
      <legend>{t('decorationFormWindow.roles')}</legend>
      <p className={styles.help}>{t('decorationFormWindow.rolesHelp')}</p>
      {query.error ? (
        <Notice>{t('decorationFormWindow.rolesFailed')}</Notice>
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
    </fieldset>
  );
});
