import type { I18n } from '~/i18n/I18n';
import type { Send } from '~/api/callRequest';
import type { Clock } from '~/lib/clock';
import type { Disposable } from '~/lib/disposable';
import type { SoundPlayer } from '~/sound/SoundPlayer';
import type { CrossTab } from '~/storage/CrossTab';
import type { KeyValueStore } from '~/storage/KeyValueStore';
import type { LocalStore } from '~/storage/LocalStore';
import type { RequestFrame } from '~/streaming/FrameQueue';
import type { ThemeStore } from '~/theme/ThemeStore';
import type { Connectivity } from './connectivity/Connectivity';
import type { FocusStore } from './focus/FocusStore';
import type { Servers } from './server/Servers';
import type { Accounts } from './session/Accounts';
import type { AccountScope } from './session/AccountScope';
import type { PageControl } from './session/PageControl';
import type { SessionStore } from './session/SessionStore';
import type { SettingsStore } from './settings/SettingsStore';
import type { PartOf } from './partsOf';
import type { StartOrder } from './start/StartOrder';
import type { FeedPacer } from './timelines/FeedPacer';
import type { AgeClock } from './ui/AgeClock';
import type { OverlayStore } from './ui/OverlayStore';
import type { WorkspaceKeeper } from './workspace/WorkspaceKeeper';
import type { WorkspaceStore } from './workspace/WorkspaceStore';

/** Everything that does not belong to one account; that is in `session.current`. Built by `createRootStore` only. */
export interface RootStore extends Disposable {
  readonly clock: Clock;
  readonly ages: AgeClock;
  /** Decides when lists of notes may change. */
  readonly pacer: FeedPacer;
  /** Runs a function in the next frame, together with the messages of the live connections. */
  readonly requestFrame: RequestFrame;
  readonly kv: KeyValueStore;
  readonly local: LocalStore;
  /** Messages between the tabs of this browser. */
  readonly crossTab: CrossTab;
  /** Like `local`, but only for this tab and its reloads: reading positions. */
  readonly sessionLocal: LocalStore;
  readonly settings: SettingsStore;
  readonly session: SessionStore;
  /** The document: loading it again, and its address. */
  readonly page: PageControl;
  /** The servers of all accounts. */
  readonly servers: Servers;
  /** The page's own server, as a visitor sees it while an account of another server is in use; otherwise the account in use. */
  readonly atHome: () => AccountScope;
  /** Sends a request to a server that no account is on. Anything else goes through the API of an account. */
  readonly send: Send;
  /** The accounts that this browser can switch between. */
  readonly accounts: Accounts;
  readonly overlays: OverlayStore;
  /** Knows which list and which note have the focus. */
  readonly focus: FocusStore;
  readonly theme: ThemeStore;
  readonly i18n: I18n;
  readonly sound: SoundPlayer;
  readonly connectivity: Connectivity;
  /** The panes that are open besides the main one, and their layout. */
  readonly workspace: WorkspaceStore;
  /** Shares the workspace with other tabs and the server, and keeps earlier versions. */
  readonly workspaceKeeper: WorkspaceKeeper;
  /** Delays work at the start until everything on screen is painted. */
  readonly startOrder: StartOrder;
  /** Returns a store of a feature, which is created with its first use. */
  readonly part: PartOf<RootStore>;
}
