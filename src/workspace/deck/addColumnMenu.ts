import type { IconName } from '~/components/ui/Icon';
import { internalPath } from '~/router/address';
import { myAntennas } from '~/stores/resources/antennas';
import { myLists } from '~/stores/resources/lists';
import { resourcesOf } from '~/stores/resources/resourcesOf';
import type { AccountScope } from '~/stores/session/AccountScope';
import { availableTimelines, type ServerTimeline } from '~/stores/timelines/availableTimelines';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import type { AddColumnContext } from './openAddColumn';

const ICONS: Readonly<Record<ServerTimeline, IconName>> = { home: 'home', local: 'planet', social: 'bolt', global: 'whirl' };

/** Everything that can be a column of an account. Entries without a page are left out. */
export function addColumnMenu(context: AddColumnContext): readonly MenuItem[] {
  const { root } = context;
  const { t } = root.i18n;
  const { scope, entry, parent, question } = new Entries(context);
  return [
    parent(
      t('column.timelines'),
      'home',
      availableTimelines(scope.me, root.instance.meta).flatMap((src) => entry(t(`column.${src}`), ICONS[src], `/timeline?src=${src}`)),
    ),
    ...entry(t('column.notifications'), 'bell', '/my/notifications').map(() =>
      parent(t('column.notifications'), 'bell', [
        ...entry(t('column.allNotifications'), 'bell', '/my/notifications'),
        ...entry(t('column.mentions'), 'messages', '/my/notifications#mentions'),
        ...entry(t('column.directs'), 'mail', '/my/notifications#directs'),
      ]),
    ),
    ...(scope.me ? ownCollections(context) : []),
    question({ text: t('column.user'), icon: 'user', title: t('column.userQuestion'), placeholder: t('column.userExample') }, userHref),
    ...entry(t('column.hashtag'), 'hash', '/tags/x').map(() =>
      question({ text: t('column.hashtag'), icon: 'hash', title: t('column.hashtagQuestion'), placeholder: '#' }, tagHref),
    ),
    ...entry(t('column.search'), 'search', '/search'),
    ...entry(t('column.drive'), 'cloud', '/my/drive'),
    ...entry(t('column.dashboard'), 'dashboard', '/dashboard'),
    { type: 'divider' },
    question({ text: t('column.address'), icon: 'link', title: t('column.addressQuestion'), placeholder: '/' }, (text) =>
      internalPath(text.trim(), location.origin),
    ),
    ...(context.scope ? [] : [...otherAccounts(context), ...workspaces(context)]),
  ];
}

/** The lists, antennas and clips of the viewer. */
function ownCollections(context: AddColumnContext): readonly MenuItem[] {
  const { t } = context.root.i18n;
  const { scope, entry, parent } = new Entries(context);
  type Named = { readonly id: string; readonly name: string };
  const collection = (text: string, icon: IconName, base: string, load: () => Promise<readonly Named[] | undefined>): readonly MenuItem[] =>
    entry(text, icon, `${base}/x`).map(() =>
      parent(text, icon, async () => {
        const found = (await load()) ?? [];
        const items = found.flatMap(({ id, name }) => entry(name, icon, `${base}/${id}`));
        return items.length === 0 ? [{ type: 'label', text: t('column.none') }] : items;
      }),
    );
  return [
    ...collection(t('column.lists'), 'list', '/timeline/list', () => resourcesOf(scope).read(myLists, null)),
    ...collection(t('column.antennas'), 'antenna', '/timeline/antenna', () => resourcesOf(scope).read(myAntennas, null)),
  ];
}

/** The same entries for the other stored accounts. Their columns are live beside those of the account in use. */
function otherAccounts(context: AddColumnContext): readonly MenuItem[] {
  const { session, workspace, i18n } = context.root;
  if (session.accounts.length < 2) return [];
  const load = async (): Promise<readonly MenuItem[]> => {
    const [profiles, store] = await Promise.all([session.storedProfiles(), workspace.load()]);
    if (!store) return [];
    const { accounts } = store;
    return profiles
      .filter(({ id }) => id !== session.current.me?.id)
      .map(({ id, username }) => ({
        type: 'parent',
        text: `@${username}`,
        icon: 'user',
        children: async () => addColumnMenu({ ...context, scope: await accounts.scopeOf(id) }),
      }));
  };
  return [{ type: 'parent', text: i18n.t('column.account'), icon: 'users', children: load }];
}

/** The entries for all columns at once. */
function workspaces({ root }: AddColumnContext): readonly MenuItem[] {
  if (!root.session.current.me) return [];
  const { overlays, i18n } = root;
  return [{ text: i18n.t('shell.workspaces'), icon: 'archive', action: () => void overlays.open('workspaces', {}) }];
}

interface Question {
  readonly text: string;
  readonly icon: IconName;
  readonly title: string;
  readonly placeholder: string;
}

/** Makes entries that open columns. */
class Entries {
  readonly scope: AccountScope;
  readonly #context: AddColumnContext;

  constructor(context: AddColumnContext) {
    this.#context = context;
    this.scope = context.scope ?? context.root.session.current;
  }

  /** An entry that opens an address; empty if no page has it. */
  readonly entry = (text: string, icon: IconName, href: string): readonly MenuItem[] =>
    this.#exists(href) ? [{ text, icon, action: () => this.#open(href) }] : [];

  readonly parent = (text: string, icon: IconName, children: readonly MenuItem[] | (() => Promise<readonly MenuItem[]>)): MenuItem => ({
    type: 'parent',
    text,
    icon,
    children,
  });

  /** An entry that asks for a text and opens the address made from it. */
  readonly question = ({ text, icon, ...asked }: Question, hrefOf: (text: string) => string | null): MenuItem => {
    const { overlays, i18n } = this.#context.root;
    const ask = async (initial = ''): Promise<void> => {
      const answer = await overlays.prompt({ ...asked, initial, minLength: 1 });
      if (answer === undefined) return;
      const href = hrefOf(answer);
      if (href !== null && this.#exists(href)) return this.#open(href);
      // The question is asked again with the text that was typed.
      await overlays.alert({ text: i18n.t('column.wrongAddress'), kind: 'warning' });
      return ask(answer);
    };
    return { text, icon, action: () => ask() };
  };

  #exists(href: string): boolean {
    const match = this.#context.routes.resolve(href, this.scope.me !== null);
    return match !== null && (this.scope.me !== null || match.page.requires === undefined);
  }

  #open(href: string): void {
    const { workspace, session } = this.#context.root;
    const account = this.scope === session.current ? null : (this.scope.me?.id ?? null);
    void workspace.openColumn(href, { account });
  }
}

const userHref = (text: string): string => `/@${encodeURI(text.trim().replace(/^[/@]+/, ''))}`;

const tagHref = (text: string): string => `/tags/${encodeURIComponent(text.trim().replace(/^[/#]+/, ''))}`;
