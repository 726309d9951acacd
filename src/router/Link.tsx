import { use, type AnchorHTMLAttributes, type MouseEvent, type Ref } from 'react';
import { PaneContext } from './PaneContext';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of ours. */
  to: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link inside the product: a plain click navigates its own pane; modifiers keep what the browser does with them. */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
  const pane = use(PaneContext);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !pane || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    pane.navigate(to);
  };
  return (
    <a {...rest} href={to} onClick={handleClick}>
      {children}
    </a>
  );
}
