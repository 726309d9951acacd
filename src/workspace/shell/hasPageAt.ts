import type { WireMe } from '~/api/wire';
import { mayOpen } from '~/registry/mayOpen';
import type { RouteTable } from '~/router/RouteTable';

/** Whether this build has a page at an address that the viewer may open. */
export function hasPageAt(to: string, { routes, me }: { readonly routes: RouteTable; readonly me: WireMe | null }): boolean {
  const match = routes.resolve(to, me !== null);
  return match !== null && mayOpen(match.page.requires, me);
}
