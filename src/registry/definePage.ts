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

/** Where the page stands in the navigation rail, if it does. Lower `order` comes first. */
export interface PageNav {
  readonly to: string;
  readonly order: number;
  /** Counter or dot beside the item, by name in the shell's indicators. */
  readonly indicator?: 'notifications' | 'antennas' | 'followRequests';
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
  readonly nav?: PageNav;
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
