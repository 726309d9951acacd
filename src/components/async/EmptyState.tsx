import type { ReactNode } from 'react';
import { LateMascot } from '~/components/mascot/LateMascot';
import type { MascotPose } from '~/components/mascot/poses';
import { Icon, type IconName } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import styles from './states.module.css';

interface EmptyStateProps {
  /** What is empty, in a few words; by default, a general text. */
  text?: string;
  /** One sentence: what will be here, or what to do for it. */
  hint?: string;
  /** The icon of the kind. Without one, the mascot stands there. */
  icon?: IconName;
  pose?: MascotPose;
  /** The next step, and at most one other way on. */
  children?: ReactNode;
}

/** Shown instead of an empty list: what is empty, why, and the next step. */
export function EmptyState({ text, hint, icon, pose, children }: EmptyStateProps) {
  const { t } = useI18n();
  return (
    <div className={styles.state} data-part="empty">
      {icon ? <Icon name={icon} className={styles.kind} /> : <LateMascot pose={pose} className={styles.mascot} />}
      <p className={styles.title}>{text ?? t('ui.nothingHere')}</p>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {children !== undefined && children !== null && children !== false && <div className={styles.ways}>{children}</div>}
    </div>
  );
}
