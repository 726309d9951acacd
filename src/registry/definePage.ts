import type { ComponentType } from 'react';
import type { IconName } from '~/components/ui/Icon';
import type { FeatureArea, MessageKey } from '~/i18n/I18n';
import type { Options, PaneId } from '~/services/workspace/document';
import type { RootStore } from '~/stores/RootStore';
import type { MenuItem } from '~/stores/ui/menuItems';

/** Who may open a page; others see the not-found page (spec section 2). */
export type PageRequirement = 'signedIn' | 'moderator' | 'administrator';

/**
 * One address of a page. Segments of `pattern` are literal, `:name`, `prefix:name` (`/@:acct`), optional `:name?`, or
 * `:name*` for the rest. `query` and `hash` name the values that become props beside the segments; nothing else of the
 * address reaches the page. Children are matched below their parent and shown inside it.
 */
export interface PageRoute {
  readonly pattern: string;
  /** Query name → prop name. */
  readonly query?: Readonly<Record<string, string>>;
  /** Prop that receives the hash. */
  readonly hash?: string;
  /** Props, such as a tab, that only change what the page shows inside: the page stays mounted while they change. */
  readonly inside?: readonly string[];
  /** Where to go instead; query and hash are kept. May use the matched values as `:name`. */
  readonly redirect?: string;
  /** Only for these viewers; the address may belong to another page for the others. */
  readonly only?: 'signedIn' | 'visitors';
  /** Props that this address fixes. */
  readonly props?: Readonly<Record<string, string>>;
}

/** What a page component receives: decoded values of the address. The same page stays mounted while only they change. */
export interface PageProps {
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** What shows beside an entry of the navigation that something is waiting there; see `src/workspace/shell/indicators.ts`. */
export type Indicator = 'notifications' | 'antennas' | 'followRequests' | 'announcements';

/**
 * The entry of a page in the navigation. An entry of the menu can be moved and removed by its viewer; those at the top and
 * the foot stay where they are. Viewers who may not open the page have no such entry.
 */
export interface PageNav {
  /** Entries with a lower number come first; each number is used once. */
  readonly order: number;
  /** `menu` unless given. */
  readonly place?: 'top' | 'menu' | 'foot';
  /** What the viewer's menu (setting `menu`) calls the entry; the page's id in camel case unless given. */
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

/** What the menu of a column works on when it shows a page's own choices. */
export interface PaneMenuContext {
  readonly root: RootStore;
  readonly params: PageProps['params'];
  /** What was chosen for the pane; read it when it is shown. */
  readonly options: () => Options;
  /** Changes some of it. */
  readonly setOptions: (change: Options) => void;
}

/** Where a page is going to stand whose data are asked for before it is rendered. */
export interface PreloadedPane {
  readonly paneId: PaneId;
  readonly params: PageProps['params'];
  /** What was chosen for the pane; null for the main one. */
  readonly options: Options | null;
}

/** What `pages/<id>/manifest.ts` says about a page; its component is a chunk of its own. */
export interface PageManifest {
  readonly id: string;
  readonly title: MessageKey;
  readonly icon: IconName;
  readonly requires?: PageRequirement;
  readonly routes: readonly PageRoute[];
  /**
   * Where the navigation, the palette and letters lead; the first address without parameters unless given. `:username`
   * stands for the viewer's own name.
   */
  readonly address?: string;
  readonly nav?: PageNav;
  readonly goTo?: readonly PageGoTo[];
  /** Areas of texts that its component needs beside those of the start. */
  readonly texts?: readonly FeatureArea[];
  readonly load: () => Promise<{ default: ComponentType<PageProps> }>;
  /** What can be chosen for a single column that shows it: its filters, for instance. */
  readonly paneMenu?: () => Promise<{ default: (context: PaneMenuContext) => readonly MenuItem[] | Promise<readonly MenuItem[]> }>;
  /**
   * Asks for the page's data when the product starts there, so that they travel together with the page's code; settles
   * with the first of them, or when they could not be had.
   */
  readonly preload?: () => Promise<{ default: (root: RootStore, pane: PreloadedPane) => Promise<void> }>;
}

/** Declares a page; see {@link PageManifest}. */
export function definePage(manifest: PageManifest): PageManifest {
  return manifest;
}
