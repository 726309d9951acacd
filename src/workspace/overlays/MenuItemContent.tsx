import { Icon, type IconName } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { useServer } from '~/react/context';
import styles from './Menu.module.css';

interface MenuItemContentProps {
  text: string;
  icon?: IconName;
  /** A line that explains it. */
  help?: string;
  avatarUrl?: string;
  /** Whether it leads to something unread. */
  indicate?: boolean;
  /** Whether it is the current choice. */
  isChosen?: boolean;
}

/** The picture, text and marks of an entry. */
export function MenuItemContent({ text, icon, help, avatarUrl, indicate = false, isChosen = false }: MenuItemContentProps) {
  const { t } = useI18n();
  const avatar = useServer().mediaUrl(avatarUrl);
  return (
    <>
      {avatar !== null && <img className={styles.avatar} src={avatar} alt="" />}
      {avatar === null && icon !== undefined && <Icon name={icon} className={styles.icon} />}
      <span className={styles.text}>
        <bdi>{text}</bdi>
        {help !== undefined && <span className={styles.help}>{help}</span>}
      </span>
      {indicate && (
        <span className={styles.indicator}>
          <span className="visuallyHidden">{t('dialog.unread')}</span>
        </span>
      )}
      {isChosen && <Icon name="check" className={styles.icon} />}
    </>
  );
}
