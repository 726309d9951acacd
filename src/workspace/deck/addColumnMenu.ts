import { neededOffline } from '~/lib/neededOffline';
import { clientOrigin, internalPath } from '~/router/address';
import { collectPages } from '~/registry/collectPages';
import type { PageColumn, PageManifest } from '~/registry/definePage';
import { mayOpen } from '~/registry/mayOpen';
import { pageAddress } from '~/registry/pageAddress';
import type { AccountScope } from '~/stores/session/AccountScope';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import type { AddColumnContext } from './openAddColumn';

for (const { column } of collectPages().values()) if (column?.choices) neededOffline(column.choices);

/** A page that its manifest offers as a column. */
type ColumnPage = PageManifest & { readonly column: PageColumn };

const titleOf = ({ title, column }: ColumnPage) => column.title ?? title;

/** Returns everything that can be a column for an account: the pages with an entry, any address, and the same for other accounts. */
export function addColumnMenu(context: AddColumnContext): readonly MenuItem[] {
  const { i18n } = context.root;
  return [
    ...columnPages(context).flatMap((page) => columnEntry(page, context)),
    { type: 'divider' },
    {
      text: i18n.t('columnMenu.address'),
      icon: 'link',
      action: () => askAndOpen(context),
    },
    ...(context.scope ? [] : [...otherAccounts(context), ...workspaces(context)]),
  ];
}

/** The pages that an account may have as a column, in the order of the menu. */
function columnPages(context: AddColumnContext): readonly ColumnPage[] {
  const { me } = scopeOf(context);
  return [...collectPages().values()]
    .filter((page): page is ColumnPage => page.column !== undefined && mayOpen(page.requires, me))
    .toSorted((one, other) => one.column.order - other.column.order);
}

/** The pages that are offered where there is room for one more column, in this order. */
const COMMON: readonly string[] = ['list-timeline', 'antenna-timeline', 'tag', 'user', 'channel', 'search', 'compose', 'dashboard'];

/** Returns the entries that people choose most. */
export function commonColumns(context: AddColumnContext): readonly MenuItem[] {
  const pages = columnPages(context);
  return COMMON.flatMap((id) => pages.filter((page) => page.id === id)).flatMap((page) => columnEntry(page, context));
}

const scopeOf = ({ root, scope }: AddColumnContext): AccountScope => scope ?? root.session.current;

/** The entry of a page: a submenu, a chooser, or the page itself. */
function columnEntry(page: ColumnPage, context: AddColumnContext): readonly MenuItem[] {
  const { root } = context;
  const scope = scopeOf(context);
  const { icon, column } = page;
  const text = root.i18n.t(titleOf(page));
  const { choices, ask } = column;
  if (choices) {
    const load = async (): Promise<readonly MenuItem[]> => {
      const { default: itemsOf } = await choices();
      return itemsOf({ root, scope, open: (href) => openColumn(href, context) });
    };
    return [{ type: 'parent', text, icon, children: load }];
  }
  if (ask) {
    const choose = async (): Promise<void> => {
      const { overlays } = root;
      const href = await ask(context.scope ? overlays.forAccount(context.scope) : overlays);
      if (href !== undefined) openColumn(href, context);
    };
    return [{ text, icon, action: choose }];
  }
  const to = pageAddress(page, scope.me ? 'signedIn' : 'visitors');
  return to === undefined ? [] : [{ text, icon, action: () => openColumn(to, context) }];
}

/** Returns the same menu for the other stored accounts. Their columns are live like those of the current account. */
function otherAccounts(context: AddColumnContext): readonly MenuItem[] {
  const { root } = context;
  const { session, workspace, i18n } = root;
  if (root.accounts.refs.length < 2) return [];
  const load = async (): Promise<readonly MenuItem[]> => {
    const profiles = await root.accounts.profiles();
    return profiles
      .filter(({ ref }) => ref !== session.current.ref)
      .map(({ ref, handle }) => ({
        type: 'parent',
        text: handle,
        icon: 'user',
        children: async () => addColumnMenu({ ...context, scope: await workspace.accounts.scopeOf(ref) }),
      }));
  };
  return [{ type: 'parent', text: i18n.t('columnMenu.account'), icon: 'users', children: load }];
}

/** Entries about all columns at once. */
function workspaces({ root }: AddColumnContext): readonly MenuItem[] {
  if (!root.session.current.me) return [];
  const { overlays, i18n } = root;
  return [
    { text: i18n.t('decks.title'), icon: 'columns', action: () => void overlays.open('readyDecks', {}) },
    { text: i18n.t('shell.workspaces'), icon: 'archive', action: () => void overlays.open('workspaces', {}) },
  ];
}

/** Asks for an address and opens it. If no page has that address, it asks again with the same text. */
async function askAndOpen(context: AddColumnContext, initial = ''): Promise<void> {
  const { overlays, i18n } = context.root;
  const { t } = i18n;
  const placeholder = t('columnMenu.addressExample');
  const answer = await overlays.prompt({ title: t('columnMenu.addressQuestion'), placeholder, initial, minLength: 1 });
  if (answer === undefined) return;
  const href = internalPath(answer.trim(), clientOrigin(), scopeOf(context).server.origins);
  if (href !== null && exists(href, context)) return openColumn(href, context);
  await overlays.alert({ text: t('columnMenu.wrongAddress'), kind: 'warning' });
  return askAndOpen(context, answer);
}

function exists(href: string, context: AddColumnContext): boolean {
  const { me } = scopeOf(context);
  const match = context.routes.resolve(href, me !== null);
  return match !== null && mayOpen(match.page.requires, me);
}

function openColumn(href: string, context: AddColumnContext): void {
  const { workspace, session } = context.root;
  const scope = scopeOf(context);
  const account = scope === session.current ? null : scope.ref;
  workspace.openColumn(href, { account });
}
