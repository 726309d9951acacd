import { Button } from '~/components/ui/Button';
import { IconButton } from '~/components/ui/IconButton';
import { shownAcct } from '~/components/user/acct';
import { useI18n } from '~/i18n/useI18n';
import { keepFocus } from '~/lib/keepFocus';
import { useStores } from '~/react/context';
import { FieldGroup } from './FieldGroup';
import type { FieldInputProps } from './FieldInput';
import styles from './form.module.css';

/** A user, chosen in a window, or none. */
export function UserRefInput({ label, help, value, onChange }: FieldInputProps<'userRef'>) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const choose = async () => {
    const user = await overlays.open('userChooser', { includeSelf: true });
    if (user) onChange(user);
  };
  return (
    <FieldGroup label={label} help={help}>
      <div className={styles.choice}>
        <Button icon="user" aria-haspopup="dialog" onClick={() => void choose()}>
          {value === null ? t('form.chooseUser') : <bdi>{shownAcct(value)}</bdi>}
        </Button>
        {value !== null && (
          <IconButton ref={keepFocus} icon="x" label={t('form.removeUser', { acct: shownAcct(value) })} onClick={() => onChange(null)} />
        )}
      </div>
    </FieldGroup>
  );
}
