import type { LazyLoader } from '~/registry/lazyLoader';
import type { ChildEntry, PageEntry } from '~/registry/PageEntry';
import { RouteTable, type RouteMatch } from '~/router/RouteTable';

/** The child pages of a page. */
export interface ChildPageTable {
  readonly pages: readonly ChildEntry[];
  readonly routes: RouteTable<ChildEntry>;
}

/** Loads the component of a page. @throws {LoadError} when it cannot be loaded */
export const loadComponent = (loader: LazyLoader, page: PageEntry): ReturnType<PageEntry['load']> => loader.load(`page ${page.id}`, page);

/**
 * Loads the child pages of a page; null if it has none.
 * @throws {LoadError} when they cannot be loaded
 */
export function loadChildren(loader: LazyLoader, { id, children }: PageEntry): Promise<ChildPageTable> | null {
  if (!children) return null;
  const load = async (): Promise<ChildPageTable> => {
    const { default: pages } = await children();
    return { pages, routes: new RouteTable(pages) };
  };
  return loader.load(`pages below ${id}`, { load });
}

/** Loads all code that an address needs. @throws {LoadError} when a part of it cannot be loaded */
export async function loadPage(loader: LazyLoader, { page, href, isBelow }: RouteMatch, signedIn: boolean): Promise<void> {
  const [children] = await Promise.all([loadChildren(loader, page), loadComponent(loader, page)]);
  const child = isBelow ? children?.routes.resolve(href, signedIn) : null;
  if (child) await loadComponent(loader, child.page);
}
