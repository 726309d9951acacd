import { observer } from 'mobx-react-lite';
import { MenuButton } from '~/components/ui/MenuButton';
import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import type { WrittenPage } from '~/services/records';
import { useAccount, useStores } from '~/react/context';
import { useSharing } from './useSharing';
import styles from './WrittenPagePage.module.css';
import { Button } from '~/components/ui/Button';
import { setPageLiked } from '~/stores/resources/content/writtenPages';
import { refuseMoved, requireSignIn } from '~/stores/session/guards';

/** The likes of a page, with a button for readers, and how to share it. Authors cannot like their own pages. */
export const PageFoot = observer(function PageFoot({ page }: { page: WrittenPage }) {
  const { t } = useI18n();
  const { me } = useAccount();
  const sharing = useSharing(page);
  return (
    <footer className={styles.foot}>
      {me?.id === page.userId ? (
        <span className={styles.likes}>
          <Icon name="heart" /> {t('writtenPage.likes', { n: page.likedCount })}
        </span>
      ) : (
        <LikeButton page={page} />
      )}
      <MenuButton icon="share" label={t('writtenPage.share')} align="start" items={sharing.items} />
    </footer>
  );
});

/** Likes a page of another user, or takes the like back after a question. */
function LikeButton({ page }: { page: WrittenPage }) {
  const { t } = useI18n();
  const root = useStores();
  const account = useAccount();
  const isLiked = page.isLiked === true;
  const handleClick = async () => {
    if (!(await requireSignIn(root)) || (await refuseMoved(root, account))) return;
    if (isLiked && !(await root.overlays.confirm({ text: t('writtenPage.unlikeQuestion'), kind: 'question' }))) return;
    const result = await setPageLiked(account, page.id, !isLiked);
    if (!result.ok) root.overlays.showError(result.error);
  };
  return (
    <Button variant={isLiked ? 'primary' : 'plain'} icon="heart" aria-pressed={isLiked} onClick={() => void handleClick()}>
      {t('writtenPage.like', { n: page.likedCount })}
    </Button>
  );
}
