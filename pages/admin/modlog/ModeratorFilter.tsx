import { observer } from 'mobx-react-lite';
import { useQuery } from '~/components/async/useQuery';
import { FieldGroup } from '~/components/form/FieldGroup';
import { Button } from '~/components/ui/Button';
import { IconButton } from '~/components/ui/IconButton';
import { shownAcct } from '~/components/user/acct';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { userBy } from '~/stores/resources/users/users';
import styles from './ModlogPage.module.css';

interface ModeratorFilterProps {
  /** The id of the chosen person; empty for everybody. */
  userId: string;
  onChange: (userId: string) => void;
}

/** Whose deeds the log shows. */
export function ModeratorFilter({ userId, onChange }: ModeratorFilterProps) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const choose = async () => {
    const user = await overlays.open('userChooser', { includeSelf: true, localOnly: true });
    if (user) onChange(user.id);
  };
  return (
    <FieldGroup label={t('adminModlogPage.moderator')}>
      <div className={styles.moderator}>
        <Button icon="user" className={styles.choose} onClick={() => void choose()}>
          {userId === '' ? t('adminModlogPage.anyone') : <ChosenName userId={userId} />}
        </Button>
        {userId !== '' && <IconButton icon="x" label={t('adminModlogPage.clear')} onClick={() => onChange('')} />}
      </div>
    </FieldGroup>
  );
}

const ChosenName = observer(function ChosenName({ userId }: { userId: string }) {
  const { value } = useQuery(userBy, { userId });
  return <bdi>{value ? shownAcct(value) : userId}</bdi>;
});
