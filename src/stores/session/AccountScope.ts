import type { ApiClient } from '~/api/ApiClient';
import type { WireMe } from '~/api/wire';
import type { AppError } from '~/lib/AppError';
import type { BrowserState } from '~/lib/browserState';
import type { Clock } from '~/lib/clock';
import type { Disposable, DisposableStore } from '~/lib/disposable';
import type { AccountRef } from '~/services/accountRef';
import type { StreamHub } from '~/streaming/StreamHub';
import type { Ingest } from '../entities/Ingest';
import type { NoteStore } from '../entities/NoteStore';
import type { UserStore } from '../entities/UserStore';
import type { MuteStore } from '../muting/MuteStore';
import type { NoteActions } from '../noteActions/NoteActions';
import type { LaterActions } from '../posting/LaterActions';
import type { NoteViewStore } from '../noteViews/NoteViewStore';
import type { Server } from '../server/Server';
import type { SettingsStore } from '../settings/SettingsStore';
import type { TimelineRegistry } from '../timelines/TimelineRegistry';
import type { Capabilities } from './capabilities';
import type { MeStore } from './MeStore';

/** A registry value of the account, as the server reports it. */
export interface RegistryEntry {
  readonly scope?: unknown;
  readonly key?: unknown;
  readonly value?: unknown;
}

/** Events that a scope reports to its creator. */
export interface SessionEvents {
  /** The server no longer accepts the account's token. */
  readonly onAuthFailure: (error: AppError) => void;
  /** The account's token was replaced, so the token in this browser is invalid. */
  readonly onTokenRegenerated: () => void;
  /** Another device wrote a registry value. */
  readonly onRegistryUpdated: (entry: RegistryEntry) => void;
  /** The main channel is connected again after a loss; its state has to be requested again. */
  readonly onResumed: () => void;
}

/**
 * Everything that belongs to one account on one server. Nothing in it is shared with other accounts. A visitor has a
 * scope too.
 */
export interface AccountScope extends Disposable {
  /** `host/id`, or `host/visitor`; prefix of everything that is stored for this account. */
  readonly key: string;
  /** The server of the account, which other accounts may be on too. */
  readonly server: Server;
  /** The name of the account in this browser; null for a visitor. */
  readonly ref: AccountRef | null;
  /** What the account can be used for from this page. */
  readonly can: Capabilities;
  /** Disposed with the scope; others may add to it. */
  readonly life: DisposableStore;
  readonly clock: Clock;
  readonly browser: BrowserState;
  /** The settings of this browser and of the current account. */
  readonly settings: SettingsStore;
  /** The account itself, null for a visitor; observable. */
  readonly me: WireMe | null;
  /** The same account with the actions that change it. */
  readonly meStore: MeStore;
  readonly api: ApiClient;
  readonly hub: StreamHub;
  readonly ingest: Ingest;
  readonly notes: NoteStore;
  readonly users: UserStore;
  /** The expanded and revealed parts of notes. */
  readonly noteViews: NoteViewStore;
  /** The muted words and servers of the account. */
  readonly mutes: MuteStore;
  readonly timelines: TimelineRegistry;
  readonly noteActions: NoteActions;
  /** The actions of the account that wait for the network. */
  readonly later: LaterActions;
  /** Returns a store of this account that belongs to a feature. Its first user creates it, and all others share it. */
  part<T>(make: (account: AccountScope) => T): T;
}
