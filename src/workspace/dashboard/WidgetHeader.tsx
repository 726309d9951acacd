import type { ReactNode, Ref } from 'react';
import type { IconName } from '~/components/ui/Icon';
import { KindIcon } from '~/components/ui/KindIcon';
import styles from './WidgetFrame.module.css';

interface WidgetHeaderProps {
  icon?: IconName | undefined;
  title: string;
  titleId: string | undefined;
  /** The places for content of the widget itself. */
  headingSlot: Ref<HTMLDivElement>;
  actionsSlot: Ref<HTMLDivElement>;
  /** Elements of the frame after the title. */
  children?: ReactNode;
}

/** The header of a widget: its name, or content of the widget in its place, and its buttons. */
export function WidgetHeader({ icon, title, titleId, headingSlot, actionsSlot, children }: WidgetHeaderProps) {
  return (
    <header className={styles.header} data-part="header">
      {icon && (
        <span className={styles.icon}>
          <KindIcon name={icon} />
        </span>
      )}
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      {children}
      <div className={styles.heading} ref={headingSlot} />
      <div className={styles.actions} ref={actionsSlot} />
    </header>
  );
}
