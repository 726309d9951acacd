import { observer } from 'mobx-react-lite';
import type { WireUserList } from '~/api/wire';
import { useSubmit } from '~/components/form/useSubmit';
import { Button } from '~/components/ui/Button';
import { ButtonRow } from '~/components/ui/ButtonRow';
import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { usePane } from '~/router/PaneContext';
import { useAccount, useStores } from '~/react/context';
import { changeMember } from '~/stores/resources/feeds/listEditing';
import styles from './ListHead.module.css';

/** How many members a list has, the way to its timeline, and a button that adds someone. */
export const ListHead = observer(function ListHead({ list }: { list: WireUserList }) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  const { navigate } = usePane();
  const adding = useSubmit((userId: string) => changeMember(account, list.id, userId, true));
  const choose = async () => {
    const chosen = await overlays.open('userChooser', { includeSelf: true });
    if (chosen) await adding.run(chosen.id);
  };
  return (
    <div className={styles.head}>
      <p className={styles.count}>
        {t('list.membersOf', { n: list.userIds?.length ?? 0, limit: account.me?.policies.userEachUserListsLimit ?? 0 })}
        {list.isPublic && (
          <span className={styles.public}>
            <Icon name="planet" /> {t('list.public')}
          </span>
        )}
      </p>
      <ButtonRow>
        <Button icon="home" onClick={() => navigate(`/timeline/list/${list.id}`)}>
          {t('listPage.timeline')}
        </Button>
        <Button variant="primary" icon="userPlus" busy={adding.isBusy} aria-haspopup="dialog" onClick={() => void choose()}>
          {t('listPage.addMember')}
        </Button>
      </ButtonRow>
    </div>
  );
});
