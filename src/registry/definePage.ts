import type { ComponentType } from 'react';
import type { IconName } from '~/components/ui/Icon';
import type { FeatureArea, MessageKey } from '~/i18n/I18n';
import type { Options, PaneId } from '~/services/workspace/document';
import type { RootStore } from '~/stores/RootStore';
import type { MenuItem } from '~/stores/ui/menuItems';
import type { RouteParams } from './routeParams';

/** Who may open a page; others see the not-found page. */
export type PageRequirement = 'signedIn' | 'moderator' | 'administrator';

/**
 * One address of a page. Segments of `pattern` are literal, `:name`, `prefix:name` (`/@:acct`), optional `:name?`, or
 * `:name*` for the rest. The values of `query` and the hash become parameters beside the segments; nothing else of the
 * address reaches the page.
 */
export interface PageRoute {
  readonly pattern: string;
  /** Names of query values, which are the names of the parameters as well. */
  readonly query?: readonly string[];
  /** Parameter that receives the hash. */
  readonly hash?: string;
  /** Parameters, such as a tab, that only change what the page shows inside: the page stays mounted while they change. */
  readonly inside?: readonly string[];
  /** Where to go instead; query and hash are kept. May use the matched values as `:name`. */
  readonly redirect?: string;
  /** Only for these viewers; the address may belong to another page for the others. */
  readonly only?: 'signedIn' | 'visitors';
  /** Parameters that this address fixes. */
  readonly props?: Readonly<Record<string, string>>;
}

/** Values of an address by name, decoded. */
export type Params = Readonly<Record<string, string | undefined>>;

/** The properties of a page's component: `PageProps<typeof manifest>` with `import type manifest from './manifest'`. */
export interface PageProps<Manifest extends PageManifest = PageManifest> {
  /** The values that the manifest's routes name. The page stays mounted while they change. */
  readonly params: RouteParams<Manifest['routes'][number]>;
}

/** The indicators of `src/workspace/shell/indicators.ts`, which show that something is waiting. */
export type Indicator = 'notifications' | 'antennas' | 'followRequests' | 'announcements';

/**
 * The entry of a page in the navigation. Viewers can move and remove entries of the menu; those at the top and the foot
 * stay where they are. Viewers who may not open the page have no such entry.
 */
export interface PageNav {
  /** Entries with a lower number come first; each number is used once. */
  readonly order: number;
  /** `menu` unless given. */
  readonly place?: 'top' | 'menu' | 'foot';
  /** The name of the entry in the setting `menu`; the page's id in camel case unless given. */
  readonly key?: string;
  /** The page's title unless given. */
  readonly title?: MessageKey;
  readonly indicator?: Indicator;
  /** Only for viewers whose account is locked. */
  readonly only?: 'locked';
  /** Whether the header for visitors shows the entry. */
  readonly isForVisitors?: boolean;
}

/** A letter that leads to the page after the go-to key (`G` unless changed). */
export interface PageGoTo {
  /** One capital letter, which no other page has. */
  readonly letter: string;
  /** What the key help calls the place; the page's title unless given. */
  readonly title?: MessageKey;
  /** The page's address unless given. */
  readonly to?: string;
  /** The timeline that is chosen there; viewers who may not see it have no such letter. */
  readonly timeline?: 'home' | 'local' | 'social' | 'global';
}

/** What the choices of a column work on. */
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
  /** The page's title unless given. */
  readonly title?: MessageKey;
  /** Makes the entry a submenu, for pages that show one of several things. */
  readonly choices?: () => Promise<{ default: (context: ColumnChoicesContext) => readonly MenuItem[] | Promise<readonly MenuItem[]> }>;
  /** Asks for what the column shows, for pages that show one of very many things. Resolves to its address; undefined when dismissed. */
  readonly ask?: (overlays: RootStore['overlays']) => Promise<string | undefined>;
}

/** The entry of a page in the list of the page that it is below, as {@link useChildPages} gives it. */
export interface PageListing {
  /** Entries with a lower number come first; each number is used once below the same page. */
  readonly order: number;
  /** The heading above the entry and its neighbors with the same group. */
  readonly group?: MessageKey;
}

/** What the menu of a column works on when it shows a page's own choices. */
export interface PaneMenuContext {
  readonly root: RootStore;
  readonly params: Params;
  /** What was chosen for the pane; read it when it is shown. */
  readonly options: () => Options;
  /** Changes some of it. */
  readonly setOptions: (change: Options) => void;
}

/** A pane whose data are asked for before its page is rendered. */
export interface PreloadedPane {
  readonly paneId: PaneId;
  readonly params: Params;
  /** What was chosen for the pane; null for the main one. */
  readonly options: Options | null;
}

/**
 * Asks for a page's data at the start, so that they travel together with the page's code: the default export of
 * `preload.ts` beside the manifest. Settles with the first of them, or when they cannot be fetched.
 */
export type Preload = (root: RootStore, pane: PreloadedPane) => Promise<void>;

/**
 * What `pages/<id>/manifest.ts` says about a page. Its component is the default export of the one `…Page.tsx` beside it.
 * A page whose folder stands in that of another page is shown inside it, and its addresses are below those of that page.
 */
export interface PageManifest<Routes extends readonly PageRoute[] = readonly PageRoute[]> {
  /** The page's folder below `pages`. */
  readonly id: string;
  readonly title: MessageKey;
  readonly icon: IconName;
  readonly requires?: PageRequirement;
  readonly routes: Routes;
  /**
   * Where the navigation, the palette and letters lead; the first address without parameters unless given. `:username`
   * stands for the viewer's own name.
   */
  readonly address?: string;
  readonly nav?: PageNav;
  readonly goTo?: readonly PageGoTo[];
  readonly column?: PageColumn;
  readonly listing?: PageListing;
  /** Areas of texts that its component needs beside those of the start and those of its folder. */
  readonly texts?: readonly FeatureArea[];
  /** What can be chosen for a single column that shows it: its filters, for instance. */
  readonly paneMenu?: () => Promise<{ default: (context: PaneMenuContext) => readonly MenuItem[] | Promise<readonly MenuItem[]> }>;
}

/** Declares a page; see {@link PageManifest}. */
export function definePage<const Routes extends readonly PageRoute[]>(manifest: PageManifest<Routes>): PageManifest<Routes> {
  return manifest;
}

/** The component of a page with whatever parameters it has: the route table gives each page those that it names. */
// oxlint-disable-next-line typescript/no-explicit-any -- a component takes the parameters of its own manifest, of which the index knows nothing
export type PageComponent = ComponentType<{ readonly params: any }>;
