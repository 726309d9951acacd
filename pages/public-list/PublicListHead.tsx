import type { WireUserList } from '~/api/wire';
import { useSubmit } from '~/components/form/useSubmit';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { usePane } from '~/router/PaneContext';
import { useAccount, useStores } from '~/react/context';
import { copyList, setListFavorite } from '~/stores/resources/feeds/listEditing';
import { requireSignIn } from '~/stores/session/guards';
import styles from './PublicListPage.module.css';

/** The longest name that servers accept. */
const NAME_LENGTH = 100;

/** What a reader can do with somebody's public list: keep it as a favorite, or copy it. */
export function PublicListHead({ list }: { list: WireUserList }) {
  const { t } = useI18n();
  const root = useStores();
  const account = useAccount();
  const { navigate } = usePane();
  const isLiked = list.isLiked === true;
  const favorite = useSubmit(() => setListFavorite(account, list.id, !isLiked));
  const copying = useSubmit((name: string) => copyList(account, list.id, name), {
    onDone: ({ id }) => navigate(`/my/lists/${id}`),
  });
  const handleFavorite = async () => {
    if (await requireSignIn(root)) await favorite.run();
  };
  const handleCopy = async () => {
    if (!(await requireSignIn(root))) return;
    const { overlays } = root;
    const name = (await overlays.prompt({ title: t('list.name'), initial: list.name, minLength: 1, maxLength: NAME_LENGTH }))?.trim();
    if (name) await copying.run(name);
  };
  return (
    <div className={styles.head}>
      <Button icon={isLiked ? 'starOff' : 'star'} busy={favorite.isBusy} onClick={() => void handleFavorite()}>
        {t(isLiked ? 'publicListPage.unfavorite' : 'publicListPage.favorite', { n: list.likedCount ?? 0 })}
      </Button>
      <Button icon="copy" busy={copying.isBusy} onClick={() => void handleCopy()}>
        {t('publicListPage.copy')}
      </Button>
    </div>
  );
}
