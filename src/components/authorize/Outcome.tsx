import { EmptyState } from '~/components/async/EmptyState';
import type { IconName } from '~/components/ui/Icon';
import styles from './AppRequest.module.css';

interface OutcomeProps {
  icon: IconName;
  title?: string;
  text: string;
}

/** How the request ended. */
export function Outcome({ icon, title, text }: OutcomeProps) {
  return (
    <div className={styles.card} role="status">
      <EmptyState icon={icon} text={title ?? text}>
        {title !== undefined && <p>{text}</p>}
      </EmptyState>
    </div>
  );
}
