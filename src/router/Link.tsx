import { browserPath } from '~/lib/basePath';
import { use, type AnchorHTMLAttributes, type MouseEvent, type Ref } from 'react';
import type { MachineText } from '~/lib/shownText';
import { AccountContext, StoresContext } from '~/react/context';
import { tabPath } from './address';
import { linkMenu } from './linkMenu';
import { openFrom, targetOf } from './openFrom';
import { PaneContext } from './PaneContext';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path inside the product. */
  to: MachineText;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link inside the product. Ctrl and the middle button do what the browser does with them. The link's menu offers all places.
 */
export function Link({ to: given, onClick, onContextMenu, children, ...rest }: LinkProps) {
  // Two slashes at the start of an address name another host, and browsers skip white space before them.
  const to = given.replace(/^[/\\\s]+/, '/');
  const pane = use(PaneContext);
  const root = use(StoresContext);
  const account = use(AccountContext);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !pane || event.button !== 0 || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    openFrom(pane, root?.workspace, to, targetOf(event, pane, root?.settings.get('linksInPanes')));
  };
  const handleContextMenu = (event: MouseEvent<HTMLAnchorElement>) => {
    onContextMenu?.(event);
    // With Shift, and over a selection, the reader wants the browser's own menu.
    if (event.defaultPrevented || !pane || !root || event.shiftKey || window.getSelection()?.toString()) return;
    event.preventDefault();
    const { overlays } = root;
    const items = linkMenu(root, to, pane.paneId);
    void overlays.openMenu({ x: event.clientX, y: event.clientY }, items, { label: to });
  };
  return (
    <a
      {...rest}
      href={browserPath(account && root ? tabPath(to, account.ref, root.session.current.ref) : to)}
      onClick={handleClick}
      onContextMenu={handleContextMenu}
    >
      {children}
    </a>
  );
}
