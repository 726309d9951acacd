import { observer } from 'mobx-react-lite';
import { MenuButton } from '~/components/ui/MenuButton';
import { Icon } from '~/components/ui/Icon';
import { LikeButton } from '~/components/writtenPage/LikeButton';
import { useI18n } from '~/i18n/useI18n';
import type { WrittenPage } from '~/services/records';
import { useAccount } from '~/react/context';
import { useSharing } from './useSharing';
import styles from './WrittenPagePage.module.css';

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
