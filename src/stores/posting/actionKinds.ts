import type { Endpoint } from '~/api/endpoints';
import { countingRenote, withMyReaction, withVote } from '~/services/noteChanges';
import { countedReaction } from '~/services/reactions';
import { withFollow, withoutFollow, withoutRequest } from '~/services/userChanges';
import type { OptimisticChange } from '../entities/PatchedTable';
import { noteClipped, noteUnclipped } from '../resources/content/clips';
import type { AccountScope } from '../session/AccountScope';
import type { Action, ActionKind, ActionParams } from './LaterActions';

/** One kind of action. */
interface KindRow<P> {
  readonly endpoint: Endpoint;
  /** What it changes. A later action that changes the same takes its place. */
  readonly slot: (params: P) => string;
  /** The value that it gives to what it changes. */
  readonly value: (params: P) => string | null;
  /** The value before, if nobody says otherwise. */
  readonly before: string | null;
  /** Refusals that say that it is done already: an earlier answer was lost, or another device was faster. */
  readonly isSo: RegExp;
  /** Shows it before the server has confirmed it. */
  readonly show: (account: AccountScope, params: P) => OptimisticChange;
  /** Called when the server has confirmed it. */
  readonly onDone?: (account: AccountScope, params: P) => void;
}

const ON = 'on';
const OFF = 'off';

const NOTHING: OptimisticChange = { commit: () => {}, undo: () => {} };

/** Everything that can wait in the outbox besides notes. */
const KINDS: { readonly [K in ActionKind]: KindRow<ActionParams[K]> } = {
  react: {
    endpoint: 'notes/reactions/create',
    slot: ({ noteId }) => `reaction ${noteId}`,
    value: ({ reaction }) => countedReaction(reaction),
    before: null,
    isSo: /^ALREADY_REACTED$/,
    show: ({ notes }, { noteId, reaction }) => notes.optimistic(noteId, (note) => withMyReaction(note, countedReaction(reaction))),
  },
  unreact: {
    endpoint: 'notes/reactions/delete',
    slot: ({ noteId }) => `reaction ${noteId}`,
    value: () => null,
    before: null,
    isSo: /^(?:NOT_REACTED|NO_SUCH_NOTE)$/,
    show: ({ notes }, { noteId }) => notes.optimistic(noteId, (note) => withMyReaction(note, null)),
  },
  vote: {
    endpoint: 'notes/polls/vote',
    slot: ({ noteId, choice }) => `vote ${noteId} ${choice}`,
    value: () => ON,
    before: OFF,
    isSo: /^ALREADY_VOTED$/,
    show: ({ notes }, { noteId, choice }) => notes.optimistic(noteId, (note) => withVote(note, choice, true)),
  },
  renote: {
    endpoint: 'notes/create',
    slot: ({ renoteId, channelId }) => `renote ${renoteId} ${channelId ?? ''}`,
    value: () => ON,
    before: OFF,
    isSo: /^$/,
    show: ({ notes, me }, { renoteId }) =>
      notes.optimistic(renoteId, countingRenote({ id: me?.id, isBot: me?.isBot === true }, notes.baseOf(renoteId))),
  },
  unrenote: {
    endpoint: 'notes/delete',
    slot: ({ noteId }) => `deleted ${noteId}`,
    value: () => ON,
    before: OFF,
    isSo: /^NO_SUCH_NOTE$/,
    show: ({ noteActions }, { noteId }) => noteActions.hide(noteId),
  },
  follow: {
    endpoint: 'following/create',
    slot: ({ userId }) => `follow ${userId}`,
    value: () => ON,
    before: OFF,
    isSo: /^ALREADY_FOLLOWING$/,
    show: ({ users }, { userId }) => users.optimistic(userId, withFollow),
  },
  unfollow: {
    endpoint: 'following/delete',
    slot: ({ userId }) => `follow ${userId}`,
    value: () => OFF,
    before: ON,
    isSo: /^NOT_FOLLOWING$/,
    show: ({ users }, { userId }) => users.optimistic(userId, withoutFollow),
  },
  cancelRequest: {
    endpoint: 'following/requests/cancel',
    slot: ({ userId }) => `follow ${userId}`,
    value: () => OFF,
    before: ON,
    isSo: /^(?:NO_)?FOLLOW_REQUEST(?:_NOT_FOUND)?$/,
    show: ({ users }, { userId }) => users.optimistic(userId, withoutRequest),
  },
  clip: {
    endpoint: 'clips/add-note',
    slot: ({ clipId, noteId }) => `clip ${clipId} ${noteId}`,
    value: () => ON,
    before: OFF,
    isSo: /^ALREADY_CLIPPED$/,
    show: () => NOTHING,
    onDone: (account, { clipId, noteId }) => noteClipped(account, clipId, noteId),
  },
  unclip: {
    endpoint: 'clips/remove-note',
    slot: ({ clipId, noteId }) => `clip ${clipId} ${noteId}`,
    value: () => OFF,
    before: ON,
    isSo: /^NO_SUCH_NOTE$/,
    show: () => NOTHING,
    onDone: (account, { clipId, noteId }) => noteUnclipped(account, clipId, noteId),
  },
};

/** Returns the row of an action's kind, which fits its parameters. */
const rowOf = (one: Action): KindRow<Action['params']> => KINDS[one.kind] as KindRow<Action['params']>;

/** Whether a stored value is a kind that this version knows. */
export const isActionKind = (kind: unknown): kind is ActionKind => typeof kind === 'string' && Object.hasOwn(KINDS, kind);

/** Returns what an action changes. */
export const slotOf = (one: Action): string => rowOf(one).slot(one.params);

/** Returns the value that an action gives to what it changes. */
export const valueOf = (one: Action): string | null => rowOf(one).value(one.params);

/** Returns the value that actions of a kind usually find. */
export const usualBefore = (kind: ActionKind): string | null => KINDS[kind].before;

/** Returns the endpoint of an action. */
export const endpointOf = (one: Action): Endpoint => rowOf(one).endpoint;

/** Whether a refusal says that an action is done already. */
export const isDoneAlready = (one: Action, code: string): boolean => rowOf(one).isSo.test(code);

/** Shows an action before the server has confirmed it. */
export const showAction = (account: AccountScope, one: Action): OptimisticChange => rowOf(one).show(account, one.params);

/** Does what follows when the server has confirmed an action. */
export const finishAction = (account: AccountScope, one: Action): void => rowOf(one).onDone?.(account, one.params);
