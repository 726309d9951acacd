import { use, type AnchorHTMLAttributes, type MouseEvent, type Ref } from 'react';
import { StoresContext } from '~/stores/context';
import { PaneContext } from './PaneContext';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of ours. */
  to: string;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link inside the product: a plain click navigates its own pane, Shift opens a window, other modifiers keep what the
 * browser does with them. Its menu offers the other places (spec section 2).
 */
export function Link({ to, onClick, onContextMenu, children, ...rest }: LinkProps) {
  const pane = use(PaneContext);
  const root = use(StoresContext);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !pane || event.button !== 0 || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    if (event.shiftKey) void root?.workspace.openWindow(to);
    else pane.navigate(to);
  };
  const handleContextMenu = (event: MouseEvent<HTMLAnchorElement>) => {
    onContextMenu?.(event);
    // With Shift, and over a selection, the browser's own menu is wanted.
    if (event.defaultPrevented || !pane || !root || event.shiftKey || window.getSelection()?.toString()) return;
    event.preventDefault();
    const { i18n, overlays } = root;
    const items = Promise.all([import('./linkMenu'), i18n.bring(['window'])]).then(([{ linkMenu }]) => linkMenu(root, to));
    void overlays.openMenu({ x: event.clientX, y: event.clientY }, items, { label: to });
  };
  return (
    <a {...rest} href={to} onClick={handleClick} onContextMenu={handleContextMenu}>
      {children}
    </a>
  );
}
