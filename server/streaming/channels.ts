import { z } from 'zod';
import type { Server } from '../core/Server';
import type { Disposable } from '~/lib/disposable';
import { listOf } from '../core/notes/noteRules';
import { normalizeTag } from '../core/notes/noteText';
import { basePolicies, policiesOf, roleFlagsOf } from '../core/instance/roles';
import { findUser } from '../core/users/users';
import { hasExplorableRole, isInRoleTimeline } from '../core/timelines/roleTimelines';
import {
  canSee,
  isInGlobalTimeline,
  isInHomeTimeline,
  isInHybridTimeline,
  isInListTimeline,
  isInLocalTimeline,
  isUnwanted,
  type TimelineFilters,
  type TimelineNote,
  type Viewer,
} from '../core/timelines/visibility';
import type { QueueStats, ServerStats, StatsFeed } from './statistics';

/** An open channel of a connection. A channel without a member does not receive that kind of message. */
export interface Channel {
  /** Whether a new note belongs to this channel. */
  readonly takesNote?: (note: TimelineNote, viewer: Viewer) => boolean;
  /** The antenna whose notes this channel receives. */
  readonly antennaId?: string;
  /** The list whose member changes this channel receives. */
  readonly listId?: string;
  /** Kind of account events that this channel receives. */
  readonly accountEvents?: 'main' | 'drive';
  /** Whether this channel receives messages for moderators now. */
  readonly takesStaffEvents?: () => boolean;
  /** Handles a message that the client sends to the channel. */
  readonly receive?: (type: string, body: unknown) => void;
  readonly lease?: Disposable;
}

/** Input for opening a channel. */
export interface Opening {
  readonly server: Server;
  readonly feeds: { readonly server: StatsFeed<ServerStats>; readonly queue: StatsFeed<QueueStats> };
  /** Null for visitors. */
  readonly userId: string | null;
  readonly params: Readonly<Record<string, unknown>>;
  /** Sends an event of this channel. */
  readonly send: (type: string, body: unknown) => void;
}

/** A kind of channel. */
export interface ChannelKind {
  readonly needsUser: boolean;
  /** Scope that an app's token must have. */
  readonly scope?: string;
  /** Whether a connection has at most one of it. A second connect is ignored. */
  readonly shared: boolean;
  /** Opens the channel. Returns null when the parameters do not allow it. */
  open(opening: Opening): Channel | null;
}

function filtersOf(params: Readonly<Record<string, unknown>>): TimelineFilters {
  return { withRenotes: params.withRenotes !== false, withReplies: params.withReplies === true, withFiles: params.withFiles === true };
}

type TimelineRule = (note: TimelineNote, viewer: Viewer, filters: TimelineFilters) => boolean;

/**
 * A timeline with the filters of its parameters. Timelines without the parameter `withReplies` have no filter for
 * replies.
 */
const timeline = (rule: TimelineRule, filters: TimelineFilters): Channel => ({ takesNote: (note, viewer) => rule(note, viewer, filters) });

/** How long a policy that was read counts, in ms. Roles also change by time, so no event tells of all changes. */
const POLICY_MS = 1_000;

/** A timeline that a policy allows, at its opening and later on; null where it does not. */
function allowedTimeline(
  { server, userId }: Opening,
  policy: 'ltlAvailable' | 'gtlAvailable',
  rule: TimelineRule,
  filters: TimelineFilters,
) {
  let isAllowed = false;
  let untilMs = -Infinity;
  const check = () => {
    const now = server.clock.now();
    if (now < untilMs && untilMs <= now + POLICY_MS) return isAllowed;
    untilMs = now + POLICY_MS;
    isAllowed = (userId === null ? basePolicies(server) : policiesOf(server, userId))[policy];
    return isAllowed;
  };
  return check() ? timeline((note, viewer) => rule(note, viewer, filters) && check(), filters) : null;
}

const ACCOUNT = { needsUser: true, scope: 'read:account', shared: false } as const;
const PUBLIC = { needsUser: false, shared: false } as const;

const homeTimeline: ChannelKind = {
  ...ACCOUNT,
  open: ({ params }) => timeline(isInHomeTimeline, { ...filtersOf(params), withReplies: false }),
};

const localTimeline: ChannelKind = {
  ...PUBLIC,
  open(opening) {
    const filters = filtersOf(opening.params);
    // As on real servers, a visitor's local timeline streams every reply.
    return allowedTimeline(opening, 'ltlAvailable', isInLocalTimeline, {
      ...filters,
      withReplies: filters.withReplies || opening.userId === null,
    });
  },
};

const hybridTimeline: ChannelKind = {
  ...ACCOUNT,
  open: (opening) => allowedTimeline(opening, 'ltlAvailable', isInHybridTimeline, filtersOf(opening.params)),
};

const globalTimeline: ChannelKind = {
  ...PUBLIC,
  open: (opening) => allowedTimeline(opening, 'gtlAvailable', isInGlobalTimeline, { ...filtersOf(opening.params), withReplies: false }),
};

const userList: ChannelKind = {
  ...ACCOUNT,
  open({ server, userId, params }) {
    const { listId } = params;
    if (typeof listId !== 'string') return null;
    if (!server.db.get('SELECT 1 FROM userLists WHERE id = ? AND userId = ?', [listId, userId])) return null;
    const filters = { ...filtersOf(params), withReplies: false };
    return {
      listId,
      takesNote(note, viewer) {
        const member = server.db.get<{ withReplies: number }>('SELECT withReplies FROM userListMembers WHERE listId = ? AND userId = ?', [
          listId,
          note.userId,
        ]);
        return member !== undefined && isInListTimeline(note, viewer, filters, new Map([[note.userId, member.withReplies === 1]]));
      },
    };
  },
};

const antenna: ChannelKind = {
  ...ACCOUNT,
  open({ server, userId, params }) {
    const { antennaId } = params;
    if (typeof antennaId !== 'string') return null;
    return server.db.get('SELECT 1 FROM antennas WHERE id = ? AND userId = ?', [antennaId, userId]) ? { antennaId } : null;
  },
};

/** Groups of tags. A note matches when it has all tags of a group. */
const tagGroups = z.array(z.array(z.string()));

const hashtag: ChannelKind = {
  ...PUBLIC,
  open({ params }) {
    const groups = tagGroups.safeParse(params.q);
    if (!groups.success) return null;
    const wanted = groups.data.map((group) => group.map((tag) => normalizeTag(tag.replace(/^#/, ''))));
    return {
      takesNote(note, viewer) {
        const tags = listOf(note.tags);
        return (
          wanted.some((group) => group.length > 0 && group.every((tag) => tags.includes(tag))) &&
          canSee(note, viewer) &&
          !isUnwanted(note, viewer)
        );
      },
    };
  },
};

const roleTimeline: ChannelKind = {
  ...PUBLIC,
  open({ server, params }) {
    const { roleId } = params;
    if (typeof roleId !== 'string') return null;
    return { takesNote: (note, viewer) => isInRoleTimeline(note, viewer) && hasExplorableRole(server, roleId, note.userId) };
  },
};

/** Messages for moderators. Whoever loses the role receives no more of them. */
const admin: ChannelKind = {
  needsUser: true,
  scope: 'read:admin:stream',
  shared: true,
  open: ({ server, userId }) => ({
    takesStaffEvents() {
      const user = userId === null ? undefined : findUser(server, userId);
      return user !== undefined && roleFlagsOf(server, user).isModerator;
    },
  }),
};

/** The notes of a channel that people write in. */
const channel: ChannelKind = {
  ...PUBLIC,
  open({ params }) {
    const { channelId } = params;
    if (typeof channelId !== 'string') return null;
    return { takesNote: (note, viewer) => note.channelId === channelId && canSee(note, viewer) && !isUnwanted(note, viewer) };
  },
};

const logRequest = z.object({ id: z.unknown(), length: z.number().int().min(0) });

/** A channel that sends measurements as they are made, and earlier ones on request. */
function statistics<T>(feedOf: (feeds: Opening['feeds']) => StatsFeed<T>): ChannelKind {
  return {
    needsUser: false,
    shared: true,
    open({ feeds, send }) {
      const feed = feedOf(feeds);
      return {
        lease: feed.listen((stats) => send('stats', stats)),
        receive(type, body) {
          const request = logRequest.safeParse(body);
          if (type === 'requestLog' && request.success) send('statsLog', feed.log(request.data.length));
        },
      };
    },
  };
}

/** All channels of the instance, by name. */
export const channelKinds: Readonly<Record<string, ChannelKind>> = {
  main: { ...ACCOUNT, shared: true, open: () => ({ accountEvents: 'main' }) },
  drive: { ...ACCOUNT, shared: true, open: () => ({ accountEvents: 'drive' }) },
  admin,
  homeTimeline,
  localTimeline,
  hybridTimeline,
  globalTimeline,
  userList,
  antenna,
  hashtag,
  roleTimeline,
  channel,
  serverStats: statistics((feeds) => feeds.server),
  queueStats: statistics((feeds) => feeds.queue),
};
