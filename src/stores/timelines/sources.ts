import type { ApiClient, CallOptions } from '~/api/ApiClient';
import type { TimelineParams } from '~/api/endpoints';
import type { WireNote } from '~/api/wire';
import { isPureRenote } from '~/services/appearNote';

/** A search for notes. */
export interface NoteSearch {
  readonly query: string;
  readonly userId?: string;
  /** Only notes of this host; `.` is our own server. */
  readonly host?: string;
  readonly channelId?: string;
}

/** The source of a timeline. */
export type TimelineSource =
  | { readonly kind: 'home' | 'local' | 'social' | 'global' | 'mentions' | 'directs' }
  | { readonly kind: 'featured'; readonly channelId?: string }
  | { readonly kind: 'polls' }
  | { readonly kind: 'list'; readonly listId: string }
  | { readonly kind: 'antenna'; readonly antennaId: string }
  | { readonly kind: 'role'; readonly roleId: string }
  | { readonly kind: 'channel'; readonly channelId: string }
  | { readonly kind: 'hashtag'; readonly tag: string }
  | ({ readonly kind: 'search' } & NoteSearch)
  | { readonly kind: 'clip'; readonly clipId: string }
  | { readonly kind: 'fileNotes'; readonly fileId: string }
  | { readonly kind: 'user'; readonly userId: string; readonly tab: 'notes' | 'all' | 'files' | 'featured' };

/** The filters of a timeline; {@link describeSource} says which of these a source supports. */
export interface TimelineFilters {
  readonly withRenotes: boolean;
  readonly withReplies: boolean;
  readonly withSensitive: boolean;
  readonly onlyFiles: boolean;
}

/** The defaults of the settings. */
export const defaultFilters: TimelineFilters = { withRenotes: true, withReplies: true, withSensitive: true, onlyFiles: false };

/** Which page to load: ids are exclusive bounds, dates are ms since the epoch. */
export interface PageBounds {
  readonly limit: number;
  readonly sinceId?: string;
  readonly untilId?: string;
  readonly untilDate?: number;
  /** Whether to accept the notes that the server has in memory, even if they are fewer than `limit`. */
  readonly allowPartial?: boolean;
}

/** The channel that delivers the new notes of a source. */
export interface LiveChannel {
  readonly channel: string;
  readonly params?: Readonly<Record<string, unknown>>;
  /** The note of an event, if it belongs to this source. */
  noteOf(type: string, body: unknown): WireNote | undefined;
}

/** Loads one page of a source. The order is the server's: with `sinceId` alone the oldest notes may come first. */
type FetchPage = (api: ApiClient, page: PageBounds, options?: CallOptions) => Promise<readonly WireNote[]>;

/** How the notes of a source are loaded and received. */
export interface SourceDescription {
  readonly fetch: FetchPage;
  /** null when nothing is pushed. */
  readonly live: LiveChannel | null;
  /** How often a list to which nothing is pushed asks for the newest notes while it is in sight; ms. */
  readonly pollMs?: number;
  /** Whether a note that arrived for another list belongs in this one, to which nothing is pushed. */
  readonly takes?: (note: WireNote) => boolean;
  /** The filters that the source supports. */
  readonly filters: readonly (keyof TimelineFilters)[];
  /** Whether the reader chose these users' notes, so that mutes do not apply. */
  readonly isChosen: boolean;
}

/** The notes of few people or collections; searches are dear for a server, and what is featured changes slowly. */
const POLL_MS = 30_000;
const SEARCH_POLL_MS = 60_000;
const FEATURED_POLL_MS = 300_000;

type FilterParams = Pick<TimelineParams, 'withRenotes' | 'withReplies' | 'withFiles'>;

/** Request parameters for the filters that a source supports; `withFiles` is only ever sent as true. */
function filterParams(known: readonly (keyof TimelineFilters)[], filters: TimelineFilters): FilterParams {
  const { withRenotes, withReplies, onlyFiles } = filters;
  return {
    ...(known.includes('withRenotes') && { withRenotes }),
    // Servers refuse both together (BOTH_WITH_REPLIES_AND_WITH_FILES).
    ...(known.includes('withReplies') && { withReplies: withReplies && !onlyFiles }),
    ...(known.includes('onlyFiles') && onlyFiles && { withFiles: true as const }),
  };
}

const noteEvent = (type: string, body: unknown): WireNote | undefined => (type === 'note' ? (body as WireNote) : undefined);
const mentionEvent = (type: string, body: unknown): WireNote | undefined => (type === 'mention' ? (body as WireNote) : undefined);
const directEvent = (type: string, body: unknown): WireNote | undefined => {
  const mention = mentionEvent(type, body);
  return mention?.visibility === 'specified' ? mention : undefined;
};

const RENOTES_AND_FILES: readonly (keyof TimelineFilters)[] = ['withRenotes', 'withSensitive', 'onlyFiles'];
const ALL_FILTERS: readonly (keyof TimelineFilters)[] = ['withRenotes', 'withReplies', 'withSensitive', 'onlyFiles'];
const ONLY_SENSITIVE: readonly (keyof TimelineFilters)[] = ['withSensitive'];

type TimelineEndpoint = 'notes/timeline' | 'notes/local-timeline' | 'notes/hybrid-timeline' | 'notes/global-timeline';

function timeline(
  endpoint: TimelineEndpoint,
  channel: string,
  known: readonly (keyof TimelineFilters)[],
  filters: TimelineFilters,
): SourceDescription {
  const params = filterParams(known, filters);
  return {
    fetch: (api, page, options) => api.call(endpoint, { ...page, ...params }, options),
    live: { channel, params: { ...params }, noteOf: noteEvent },
    filters: known,
    isChosen: false,
  };
}

function mentions(onlyDirect: boolean): SourceDescription {
  const params = onlyDirect ? { visibility: 'specified' as const } : {};
  return {
    fetch: (api, page, options) => api.call('notes/mentions', { ...onlyIds(page), ...params }, options),
    live: { channel: 'main', noteOf: onlyDirect ? directEvent : mentionEvent },
    filters: [],
    isChosen: false,
  };
}

/** A source without filters. @param live its channel, or how often it asks */
const plain = (fetch: FetchPage, live: LiveChannel | number): SourceDescription => ({
  fetch,
  ...(typeof live === 'number' ? { live: null, pollMs: live } : { live }),
  filters: ONLY_SENSITIVE,
  isChosen: false,
});

type UserTab = Extract<TimelineSource, { kind: 'user' }>['tab'];

/** The notes that each tab of a profile requests. */
const userTabs: Record<
  Exclude<UserTab, 'featured'>,
  { withRenotes: boolean; withReplies: boolean; withChannelNotes: boolean; withFiles: boolean }
> = {
  notes: { withRenotes: false, withReplies: false, withChannelNotes: false, withFiles: false },
  all: { withRenotes: true, withReplies: true, withChannelNotes: true, withFiles: false },
  files: { withRenotes: false, withReplies: false, withChannelNotes: false, withFiles: true },
};

/** Whether a note is one of those that a tab of its author requests. */
function isOfTab(note: WireNote, tab: keyof typeof userTabs): boolean {
  const wanted = userTabs[tab];
  const isReply = Boolean(note.replyId) && note.reply?.userId !== note.userId;
  return (
    (wanted.withRenotes || !isPureRenote({ ...note, files: note.files ?? [] })) &&
    (wanted.withReplies || !isReply) &&
    (wanted.withChannelNotes || !note.channelId) &&
    (!wanted.withFiles || (note.files?.length ?? 0) > 0)
  );
}

function ofUser(userId: string, tab: UserTab): SourceDescription {
  const rest = { live: null, filters: [], isChosen: true } as const;
  if (tab === 'featured') {
    return {
      ...rest,
      pollMs: FEATURED_POLL_MS,
      fetch: (api, page, options) => api.call('users/featured-notes', { ...withoutPartial(page), userId }, options),
    };
  }
  return {
    ...rest,
    pollMs: POLL_MS,
    takes: (note) => note.userId === userId && isOfTab(note, tab),
    fetch: (api, page, options) => api.call('users/notes', { ...withoutPartial(page), userId, ...userTabs[tab] }, options),
  };
}

/** Polls to vote in. Their endpoint counts what was seen instead of comparing ids. */
function recommendedPolls(): FetchPage {
  let served: readonly string[] = [];
  return async (api, { limit, untilId }, options) => {
    const offset = untilId === undefined ? 0 : served.indexOf(untilId) + 1;
    const found = await api.call('notes/polls/recommendation', { limit, offset }, options);
    const ids = new Set(found.map(({ id }) => id));
    const others = served.filter((id) => !ids.has(id));
    // Asking for the newest again keeps the place of those below.
    served = offset === 0 ? [...ids, ...others] : [...others, ...ids];
    return found;
  };
}

/** Some endpoints do not accept dates. */
const onlyIds = ({ limit, sinceId, untilId }: PageBounds): PageBounds => ({
  limit,
  ...(sinceId !== undefined && { sinceId }),
  ...(untilId !== undefined && { untilId }),
});

const withoutPartial = ({ allowPartial: _timelinesOnly, ...page }: PageBounds): Omit<PageBounds, 'allowPartial'> => page;

/** Notes that were collected by hand. */
function collected<E extends 'clips/notes' | 'drive/files/attached-notes'>(
  endpoint: E,
  params: E extends 'clips/notes' ? { clipId: string } : { fileId: string },
): SourceDescription {
  return {
    fetch: (api, page, options) => api.call(endpoint, { ...withoutPartial(page), ...params }, options),
    live: null,
    pollMs: POLL_MS,
    filters: [],
    isChosen: false,
  };
}

/** Describes how a source with these filters is loaded. A new kind of source is one more case. */
export function describeSource(source: TimelineSource, filters: TimelineFilters): SourceDescription {
  switch (source.kind) {
    case 'home':
      return timeline('notes/timeline', 'homeTimeline', RENOTES_AND_FILES, filters);
    case 'local':
      return timeline('notes/local-timeline', 'localTimeline', ALL_FILTERS, filters);
    case 'social':
      return timeline('notes/hybrid-timeline', 'hybridTimeline', ALL_FILTERS, filters);
    case 'global':
      return timeline('notes/global-timeline', 'globalTimeline', RENOTES_AND_FILES, filters);
    case 'list': {
      const params = { listId: source.listId, ...filterParams(RENOTES_AND_FILES, filters) };
      return {
        fetch: (api, page, options) => api.call('notes/user-list-timeline', { ...page, ...params }, options),
        live: { channel: 'userList', params, noteOf: noteEvent },
        filters: RENOTES_AND_FILES,
        isChosen: false,
      };
    }
    case 'antenna': {
      const params = { antennaId: source.antennaId };
      return plain((api, page, options) => api.call('antennas/notes', { ...withoutPartial(page), ...params }, options), {
        channel: 'antenna',
        params,
        noteOf: noteEvent,
      });
    }
    case 'role': {
      const params = { roleId: source.roleId };
      return plain((api, page, options) => api.call('roles/notes', { ...withoutPartial(page), ...params }, options), {
        channel: 'roleTimeline',
        params,
        noteOf: noteEvent,
      });
    }
    case 'channel': {
      const params = { channelId: source.channelId };
      return plain((api, page, options) => api.call('channels/timeline', { ...page, ...params }, options), {
        channel: 'channel',
        params,
        noteOf: noteEvent,
      });
    }
    case 'hashtag': {
      const { tag } = source;
      return plain((api, page, options) => api.call('notes/search-by-tag', { ...onlyIds(page), tag }, options), {
        channel: 'hashtag',
        params: { q: [[tag]] },
        noteOf: noteEvent,
      });
    }
    case 'search': {
      const { kind: _kind, ...search } = source;
      return plain((api, page, options) => api.call('notes/search', { ...onlyIds(page), ...search }, options), SEARCH_POLL_MS);
    }
    case 'mentions':
      return mentions(false);
    case 'directs':
      return mentions(true);
    case 'featured': {
      const { kind: _kind, ...channel } = source;
      return plain((api, page, options) => api.call('notes/featured', { ...withoutPartial(page), ...channel }, options), FEATURED_POLL_MS);
    }
    case 'polls':
      return plain(recommendedPolls(), FEATURED_POLL_MS);
    case 'clip':
      return collected('clips/notes', { clipId: source.clipId });
    case 'fileNotes':
      return collected('drive/files/attached-notes', { fileId: source.fileId });
    case 'user':
      return ofUser(source.userId, source.tab);
  }
}
