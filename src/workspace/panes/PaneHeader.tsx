import { useId, type ComponentProps } from 'react';
import styles from './PaneHeader.module.css';

/** The bar on top of a column or a window. `className` gives its height and colors. */
export function PaneHeader({ className = '', ...props }: ComponentProps<'header'>) {
  return <header className={`${styles.header} ${className}`} data-part="header" {...props} />;
}

interface PaneTitleProps extends ComponentProps<'button'> {
  /** How the pane is moved, for screen readers. */
  help: string;
}

/** The name of a pane. It also moves the pane, with the pointer or the arrow keys. */
export function PaneTitle({ help, className = '', ...props }: PaneTitleProps) {
  const helpId = useId();
  return (
    <>
      <button type="button" className={`${styles.title} ${className}`} data-part="title" aria-describedby={helpId} {...props} />
      <span id={helpId} hidden>
        {help}
      </span>
    </>
  );
}

/** The place in a header for the button that shows new notes. `ref` takes `pane.setNewsSlot`. */
export function PaneNews(props: ComponentProps<'div'>) {
  return <div className={styles.news} {...props} />;
}

/** The place in a header for the buttons of the page. `ref` takes `pane.setActionsSlot`. */
export function PaneActions(props: ComponentProps<'div'>) {
  return <div className={styles.actions} {...props} />;
}
