import type { ReactNode } from 'react';
import { useI18n } from '~/i18n/useI18n';
import { Icon, type IconName } from '~/components/ui/Icon';
import styles from './states.module.css';

interface EmptyStateProps {
  /** Why it is empty; by default, a general text. */
  text?: string;
  icon?: IconName;
  /** Actions that help, such as a button to create something. */
  children?: ReactNode;
}

/** Shown instead of an empty list. */
export function EmptyState({ text, icon = 'infoCircle', children }: EmptyStateProps) {
  const { t } = useI18n();
  return (
    <div className={styles.state}>
      <Icon name={icon} size="2.5em" className={styles.picture} />
      <p>{text ?? t('ui.nothingHere')}</p>
      {children}
    </div>
  );
}
