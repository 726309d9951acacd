import type { IconName } from '~/components/ui/Icon';
import type { RouteTable } from '~/router/RouteTable';

/** The icon of the page at an address. An address that leads nowhere has one too. */
export function iconOf(routes: RouteTable, href: string): IconName {
  // What a viewer may see there does not matter for its icon.
  const match = routes.resolve(href, true);
  if (!match) return 'alertCircle';
  const { icon, iconBy } = match.page;
  return iconBy?.icons[match.params[iconBy.param] ?? ''] ?? icon;
}
