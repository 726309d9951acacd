import type { ComponentType } from 'react';
import type { Endpoint } from '~/api/endpoints';
import type { IconName } from '~/components/ui/Icon';
import type { MessageKey } from '~/i18n/I18n';
import type { Options, PaneId } from '~/services/workspace/document';
import type { RootStore } from '~/stores/RootStore';
import type { MenuItem } from '~/stores/ui/menuItems';
import type { RouteParams } from './routeParams';

/** The viewers who may open a page; others see the not-found page. */
export type PageRequirement = 'signedIn' | 'moderator' | 'administrator';

/**
 * One address of a page. Segments of `pattern` are literal, `:name`, `prefix:name` (`/@:acct`), optional `:name?`, or `:name*`
 * for the rest. The values of `query` and the hash become parameters, too; the page gets nothing else of the address.
 */
export interface PageRoute {
  readonly pattern: string;
  /** Names of query values, which are also the names of the parameters. */
  readonly query?: readonly string[];
  /** The parameter for the hash. */
  readonly hash?: string;
  /** Parameters, such as a tab, that only change what the page shows inside: the page stays mounted while they change. */
  readonly inside?: readonly string[];
  /** Where it redirects; query and hash are kept. It can contain matched values as `:name`. */
  readonly redirect?: string;
  /** Limits the address to these viewers; for others, it may belong to another page. */
  readonly only?: 'signedIn' | 'visitors';
  /** Fixed values of parameters. */
  readonly props?: Readonly<Record<string, string>>;
}

/** Values of an address by name, decoded. */
export type Params = Readonly<Record<string, string | undefined>>;

/** The properties of a page's component: `PageProps<typeof manifest>` with `import type manifest from './manifest'`. */
export interface PageProps<Manifest extends PageManifest = PageManifest> {
  /** The parameters that the manifest's routes name. The page stays mounted when they change. */
  readonly params: RouteParams<Manifest['routes'][number]>;
}

/** A value of a parameter: itself, or a field (`id` by default) of the first thing in the answer of an endpoint. */
export type ExampleValue = string | { readonly from: Endpoint; readonly field?: string };

/** The names of the indicators in `src/workspace/shell/indicators.ts`, which show that something is unread. */
export type Indicator = 'notifications' | 'antennas' | 'followRequests' | 'announcements' | 'reports';

/**
 * The entry of a page in the navigation. Viewers can move and remove entries of the menu; those at the top and the bottom are
 * fixed. Viewers who may not open the page do not get the entry.
 */
export interface PageNav {
  /** Entries with a lower number come first; each number is used once. */
  readonly order: number;
  /** `menu` by default; `header` for pages that only the header for visitors names. */
  readonly place?: 'top' | 'menu' | 'foot' | 'header';
  /** The name of the entry in the setting `menu`; by default, the page's id in camel case. */
  readonly key?: string;
  /** By default, the page's title. */
  readonly title?: MessageKey;
  readonly indicator?: Indicator;
  /** Whether only viewers with a locked account get it. */
  readonly only?: 'locked';
  /** Whether the header for visitors shows it. */
  readonly isForVisitors?: boolean;
}

/** A letter that opens the page after the go-to key (`G` unless changed). */
export interface PageGoTo {
  /** One capital letter that no other page uses. */
  readonly letter: string;
  /** The name of the place in the key help; by default, the page's title. */
  readonly title?: MessageKey;
  /** By default, the page's address. */
  readonly to?: string;
  /** The timeline that it opens; viewers who may not see it do not get the letter. */
  readonly timeline?: 'home' | 'local' | 'social' | 'global';
}

/** The context of a column's choices. */
export interface ColumnChoicesContext {
  readonly root: RootStore;
  /** The account that the column will show. */
  readonly scope: RootStore['session']['current'];
  /** Opens a column at an address. */
  readonly open: (href: string) => void;
}

/** The entry of a page under "Add column". Pages without one can still be opened as a column from any link to them. */
export interface PageColumn {
  /** Entries with a lower number come first; each number is used once. */
  readonly order: number;
  /** By default, the page's title. */
  readonly title?: MessageKey;
  /** Returns the items of a submenu, for pages that show one of a few things. */
  readonly choices?: () => Promise<{ default: (context: ColumnChoicesContext) => readonly MenuItem[] | Promise<readonly MenuItem[]> }>;
  /**
   * Asks what the column shows, for pages that show one of very many things. Resolves to its address; undefined when dismissed.
   */
  readonly ask?: (overlays: RootStore['overlays']) => Promise<string | undefined>;
}

/** The entry of a page in the list of its parent page, as {@link useChildPages} returns it. */
export interface PageListing {
  /** Entries with a lower number come first; each number is used once per parent page. */
  readonly order: number;
  /** The heading above the entry and its neighbors of the same group. */
  readonly group?: MessageKey;
}

/** The context of a page's own choices in the menu of a column. */
export interface PaneMenuContext {
  readonly root: RootStore;
  readonly params: Params;
  /** The options of the pane; read them when they are shown. */
  readonly options: () => Options;
  /** Changes some of the options. */
  readonly setOptions: (change: Options) => void;
}

/** A pane whose data load before its page renders. */
export interface PreloadedPane {
  readonly paneId: PaneId;
  /** Identifies the visit in the history of the pane (`Pane.visitKey`). */
  readonly visitKey: string;
  readonly params: Params;
  /** The options of the pane; null for the main one. */
  readonly options: Options | null;
}

/**
 * Loads a page's data at the start, in parallel with the page's code: the default export of `preload.ts` beside the manifest.
 * Resolves with the first data, or when they fail to load.
 */
export type Preload = (root: RootStore, pane: PreloadedPane) => Promise<void>;

/** Icons by the values of a parameter. */
export interface IconsByParam {
  readonly param: string;
  readonly icons: Readonly<Record<string, IconName>>;
}

/**
 * Describes a page in `pages/<id>/manifest.ts`. Its component is the default export of the only `…Page.tsx` beside it. A page
 * whose folder is inside another page's folder is shown inside that page, and its addresses are below that page's.
 */
export interface PageManifest<Routes extends readonly PageRoute[] = readonly PageRoute[]> {
  /** The page's folder below `pages`. */
  readonly id: string;
  readonly title: MessageKey;
  /** Whether the page names itself by what it shows, at some of its addresses. Elsewhere, `title` is its name. */
  readonly hasOwnTitle?: true;
  readonly icon: IconName;
  /** Icons for values of a parameter, where one page shows several kinds of things. */
  readonly iconBy?: IconsByParam;
  readonly requires?: PageRequirement;
  readonly routes: Routes;
  /**
   * Values of parameters at which tests visit the page. Each parameter that an address cannot lack needs one. Values of the query and
   * the hash are optional.
   */
  readonly example?: Readonly<Record<string, ExampleValue>>;
  /**
   * The address for the navigation, the palette and letters; by default, the first one without parameters. `:username` is
   * replaced by the viewer's own name.
   */
  readonly address?: string;
  readonly nav?: PageNav;
  readonly goTo?: readonly PageGoTo[];
  readonly column?: PageColumn;
  readonly listing?: PageListing;
  /** Whether it is shown without the texts that features share, because many visits begin with its notes. */
  readonly needsOnlyStartTexts?: true;
  /** Whether people need it without a network, so that it is fetched once the page is idle. */
  readonly neededOffline?: true;
  /** Whether it has a field to type into at once, with `data-main-field`: letters that come before it wait for it. */
  readonly hasField?: true;
  /** Options for a single column that shows it, such as filters. */
  readonly paneMenu?: () => Promise<{ default: (context: PaneMenuContext) => readonly MenuItem[] | Promise<readonly MenuItem[]> }>;
}

/** Declares a page; see {@link PageManifest}. */
export function definePage<const Routes extends readonly PageRoute[]>(manifest: PageManifest<Routes>): PageManifest<Routes> {
  return manifest;
}

/** The component of a page with any parameters; the route table passes those that the page names. */
// oxlint-disable-next-line typescript/no-explicit-any -- a component takes the parameters of its own manifest, which the index does not know
export type PageComponent = ComponentType<{ readonly params: any }>;
