import type { ReactNode } from 'react';
import { Icon, type IconName } from '~/components/ui/Icon';
import styles from './StateMark.module.css';

/** What a state means for the staff. The icon and the words say it as well, because not everybody tells colors apart. */
export type Tone = 'plain' | 'good' | 'careful' | 'bad';

interface StateMarkProps {
  icon: IconName;
  tone?: Tone;
  children: ReactNode;
}

/** The state of something in a few words, with an icon and a color. */
export function StateMark({ icon, tone = 'plain', children }: StateMarkProps) {
  return (
    <span className={styles.mark} data-tone={tone}>
      <Icon name={icon} />
      {children}
    </span>
  );
}
