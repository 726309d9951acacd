import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import type { WrittenPage } from '~/services/records';
import { useAccount, useStores } from '~/react/context';
import { setPageLiked } from '~/stores/resources/content/writtenPages';
import { refuseMoved, requireSignIn } from '~/stores/session/guards';

/** Likes a page of another user, or takes the like back after a question. */
export function LikeButton({ page }: { page: WrittenPage }) {
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
