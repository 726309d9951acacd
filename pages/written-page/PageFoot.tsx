import { observer } from 'mobx-react-lite';
import { IconButton } from '~/components/ui/IconButton';
import { Icon } from '~/components/ui/Icon';
import { LikeButton } from '~/components/writtenPage/LikeButton';
import { useI18n } from '~/i18n/useI18n';
import type { WrittenPage } from '~/services/records';
import { useAccount, useStores } from '~/react/context';
import { useSharing } from './useSharing';
import styles from './WrittenPagePage.module.css';

/** The likes of a page, with a button for readers, and how to share it. Authors cannot like their own pages. */
export const PageFoot = observer(function PageFoot({ page }: { page: WrittenPage }) {
  const { t } = useI18n();
  const { overlays } = useStores();
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
      <IconButton
        icon="share"
        label={t('writtenPage.share')}
        aria-haspopup="menu"
        onClick={(event) => void overlays.openMenu(event.currentTarget, sharing.items, { label: t('writtenPage.share') })}
      />
    </footer>
  );
});
