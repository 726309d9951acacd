import { when } from 'mobx';
import type { ApiClient } from '~/api/ApiClient';
import type { Endpoint } from '~/api/endpoints';
import type { WireMe, WireNote, WireUserDetailed } from '~/api/wire';
import type { Recollection } from '~/memory/model';
import type { I18n } from '~/i18n/I18n';
import type { BrowserState } from '~/lib/browserState';
import type { Clock } from '~/lib/clock';
import { DisposableStore } from '~/lib/disposable';
import { peek } from '~/lib/peek';
import type { SoundPlayer } from '~/sound/SoundPlayer';
import type { LocalStore } from '~/storage/LocalStore';
import type { StreamHub } from '~/streaming/StreamHub';
import { followNoteUpdates } from '../entities/followNoteUpdates';
import { Ingest } from '../entities/Ingest';
import { NoteStore } from '../entities/NoteStore';
import { UserStore } from '../entities/UserStore';
import { RememberingApi } from '../memory/RememberingApi';
import { NoteActions } from '../noteActions/NoteActions';
import { MuteStore } from '../muting/MuteStore';
import { LaterActions, type Action } from '../posting/LaterActions';
import { NoteViewStore } from '../noteViews/NoteViewStore';
import { partsOf } from '../partsOf';
import { settle } from '../settle';
import type { Server } from '../server/Server';
import type { SettingsStore } from '../settings/SettingsStore';
import type { RecalledList } from '../timelines/Timeline';
import { TimelineRegistry } from '../timelines/TimelineRegistry';
import type { OverlayStore } from '../ui/OverlayStore';
import type { AccountScope, SessionEvents } from './AccountScope';
import { capabilitiesOf } from './capabilities';
import { MeStore } from './MeStore';
import { accountKey, storedAccount, type StoredAccount } from './storedAccount';

/** The services and values that an {@link AccountScope} is built from. */
export interface AccountScopeDeps {
  /** null for a visitor. */
  readonly account: StoredAccount | null;
  readonly server: Server;
  readonly api: ApiClient;
  readonly hub: StreamHub;
  readonly clock: Clock;
  readonly browser: BrowserState;
  readonly local: LocalStore;
  readonly settings: SettingsStore;
  readonly sound: Pick<SoundPlayer, 'play'>;
  readonly overlays: OverlayStore;
  readonly i18n: I18n;
  readonly events: SessionEvents;
  /** What this device remembers for a view that the network cannot fill. */
  readonly recall?: (what: Recollection) => Promise<readonly WireNote[]>;
  /** Answers a call that the network did not from what this device remembers. @param key `host/id` */
  readonly answer?: (key: string, endpoint: Endpoint, params: unknown) => Promise<unknown>;
  /** Stores an action in the outbox. Resolves to whether it is stored. @param wasSent whether it may have reached the server */
  readonly keepAction: (account: AccountScope, one: Action, wasSent: boolean) => Promise<boolean>;
  /** Whether this is the current account, which is saved for the next start and owns the settings. */
  readonly isCurrent: boolean;
}

/** A live connection that opens this much later than the first lists were asked for may have missed notes; ms. */
const NOTICEABLY_LATE_MS = 500;

/** Builds everything that belongs to one account. Only this function knows how the stores depend on each other. */
export function createAccountScope(deps: AccountScopeDeps): AccountScope {
  const { account, server, api, hub, clock, browser, local, settings, isCurrent } = deps;
  const owned = new DisposableStore();
  owned.add(hub);

  const save = (me: WireMe): void => {
    // Another tab may have signed out or switched. Saving then would undo that before this tab reloads.
    const isStored = isCurrent && storedAccount.load(local).value?.token === account?.token;
    if (account && isStored) storedAccount.save(local, { ...account, me });
  };
  const meStore = owned.add(new MeStore({ initial: account?.me ?? null, clock, save }));
  const me = (): WireMe | null => meStore.me;

  const notes = new NoteStore({ clock });
  const users = new UserStore();
  const ingest = new Ingest({ notes, users, clock });
  const mutes = owned.add(new MuteStore({ ...deps, me, other: () => (isCurrent ? null : scope) }));
  /** A failure is not reported: the note stays as it was. */
  const reload = async (noteId: string): Promise<void> => {
    const asOf = clock.now();
    const answer = await settle(api.call('notes/show', { noteId }));
    if (answer.ok) ingest.note(answer.value, 'fetch', asOf);
  };
  if (account) owned.add(holdMain({ ...deps, meStore, ingest, users }));
  owned.add(server.emojis.follow(hub));
  owned.add(followNoteUpdates({ hub, notes, meId: account?.me.id ?? null, reload: (noteId) => void reload(noteId) }));

  owned.add(users.addRoots(() => notes.authorIds()));

  const later = new LaterActions({
    isOnline: () => browser.isOnline,
    keep: (one, wasSent) => deps.keepAction(scope, one, wasSent),
  });
  const scope: AccountScope = {
    key: accountKey(server.storageHost, account),
    server,
    ref: account && server.refOf(account.me.id),
    can: capabilitiesOf(server, account),
    life: owned,
    clock,
    browser,
    settings,
    get me() {
      return meStore.me;
    },
    meStore,
    api: account && deps.answer ? new RememberingApi(api, (endpoint, params) => deps.answer!(scope.key, endpoint, params)) : api,
    hub,
    ingest,
    notes,
    users,
    timelines: owned.add(
      new TimelineRegistry({
        api,
        hub,
        ingest,
        notes,
        users,
        clock,
        mutes,
        isLive: () => !settings.get('disableStreamingTimeline'),
        ...(account && deps.recall && { recall: (list: RecalledList) => deps.recall!(recollectionOf(scope.key, list)) }),
      }),
    ),
    noteActions: new NoteActions({
      api,
      ingest,
      notes,
      clock,
      me,
      hears: () => peek(() => hub.state === 'open'),
      mergeMe: (change) => meStore.merge(change),
      later,
    }),
    later,
    noteViews: new NoteViewStore(),
    mutes,
    part: partsOf(() => scope),
    dispose: () => owned.dispose(),
  };
  // The start does this for the current account, whose first calls come before its stores.
  if (!isCurrent) {
    const beganAt = clock.now();
    const isLate = (): boolean => clock.now() - beganAt > NOTICEABLY_LATE_MS;
    owned.add(
      when(
        () => hub.state === 'open',
        () => isLate() && scope.timelines.catchUp(),
      ),
    );
  }
  return scope;
}

/**
 * Keeps the main channel open for the life of the scope (the server accepts one per connection) and passes its events
 * to the account, the settings and the session.
 */
function holdMain(
  deps: AccountScopeDeps & { readonly meStore: MeStore; readonly ingest: Ingest; readonly users: UserStore },
): DisposableStore {
  const { hub, meStore, ingest, users, settings, sound, events, isCurrent } = deps;
  const owned = new DisposableStore();
  const receive = (type: string, body: unknown): void => {
    meStore.receive(type, body);
    if (type === 'meUpdated' && meStore.me) ingest.users([meStore.me], 'stream');
    else if (type === 'follow' || type === 'unfollow') receiveFollow(type, body as WireUserDetailed, ingest, users);
    else if (type === 'registryUpdated' && isCurrent) {
      settings.receive(body);
      events.onRegistryUpdated(body ?? {});
    } else if (type === 'notification') sound.play('notification', typeOf(body));
    else if (type === 'unreadAntenna') sound.play('antenna');
    else if (type === 'myTokenRegenerated') events.onTokenRegenerated();
  };
  const resume = (): void => {
    events.onResumed();
    if (isCurrent) void settings.refresh();
  };
  owned.add(hub.acquire('main', undefined, receive, resume));
  owned.add(
    hub.onBroadcast((type, body) => {
      if (type === 'announcementCreated') meStore.receive(type, body);
    }),
  );
  return owned;
}

/** The viewer followed or unfollowed a user on another device. */
function receiveFollow(type: 'follow' | 'unfollow', user: WireUserDetailed, ingest: Ingest, users: UserStore): void {
  ingest.users([user], 'stream');
  users.patch(user.id, (known) => ({
    ...known,
    isFollowing: type === 'follow',
    ...(type === 'follow' && { hasPendingFollowRequestFromYou: false }),
  }));
}

/** A list as the memory knows it: the notes of a person are those with this author, also where they were seen in other lists. */
function recollectionOf(account: string, { key, source, untilId, limit }: RecalledList): Recollection {
  const page = { account, limit, ...(untilId !== undefined && { until: untilId }) };
  return source.kind === 'user' ? { ...page, of: 'author', userId: source.userId } : { ...page, of: 'feed', key };
}

/** The type of a notification as the server sent it. */
const typeOf = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'type' in body && typeof body.type === 'string' ? body.type : undefined;
