import type { Visibility } from '~/api/wire';
import type { NoteRow } from '../../db/rows/NoteRow';
import { isPureRenote, isReplyToOther, listOf } from '../notes/noteRules';
import type { Relations } from '../relations/relations';

/** The account that looks at notes, with its relations, or a visitor. */
export interface Viewer {
  /** Null for visitors. */
  readonly id: string | null;
  readonly relations: Relations;
}

/** A note with the fields of the replied note that timeline rules need. */
export interface TimelineNote extends NoteRow {
  /** Null when the note is not a reply. */
  readonly replyVisibility: Visibility | null;
}

/** Filters of a timeline, as parameters of endpoints and channels. */
export interface TimelineFilters {
  readonly withRenotes: boolean;
  readonly withReplies: boolean;
  readonly withFiles: boolean;
}

/** The fields of a note that decide who may read it. They never change. */
export type SeenFields = Pick<NoteRow, 'visibility' | 'userId' | 'replyUserId' | 'mentions' | 'visibleUserIds'>;

/** Whether the viewer may read a note's content. Otherwise the note comes with `isHidden` where another note refers to it. */
export function canSee(note: SeenFields, viewer: Viewer): boolean {
  if (note.visibility === 'public' || note.visibility === 'home') return true;
  if (viewer.id === null) return false;
  if (note.userId === viewer.id) return true;
  if (note.visibility === 'specified') return listOf(note.visibleUserIds).includes(viewer.id);
  return viewer.relations.following.has(note.userId) || note.replyUserId === viewer.id || listOf(note.mentions).includes(viewer.id);
}

/**
 * Whether a note involves an account or server that the viewer muted, or an account that blocks the viewer, as its
 * author or as the author of the replied or renoted note. Also true for renotes by accounts whose renotes are muted.
 * @param ofAuthor false on the author's own page, which the viewer opened on purpose: a mute of the author does not
 * count there.
 */
export function isUnwanted(note: NoteRow, { relations }: Viewer, ofAuthor = true): boolean {
  const authors = [ofAuthor ? note.userId : null, note.replyUserId, note.renoteUserId].filter((id) => id !== null);
  if (authors.some((id) => relations.muting.has(id))) return true;
  if ([note.userId, ...authors].some((id) => relations.blockers.has(id))) return true;
  if (note.userHost !== null && relations.mutedInstances.has(note.userHost)) return true;
  return relations.renoteMuting.has(note.userId) && isPureRenote(note);
}

/** Whether a note passes the filters that every timeline has, except the one for replies. */
export function passesFilters(note: NoteRow, filters: Pick<TimelineFilters, 'withRenotes' | 'withFiles'>): boolean {
  if (filters.withFiles && note.fileIds === '[]') return false;
  return filters.withRenotes || !isPureRenote(note);
}

/**
 * Whether a reply belongs in a timeline. Without `wanted`, only replies by the viewer, to the viewer, or of an author
 * to itself do. With it, all do except replies to followers-only notes of accounts that the viewer does not follow,
 * because those could not be read.
 */
function passesReplies(note: TimelineNote, viewer: Viewer, wanted: boolean): boolean {
  if (!isReplyToOther(note)) return true;
  if (viewer.id !== null && (note.replyUserId === viewer.id || note.userId === viewer.id)) return true;
  if (!wanted) return false;
  if (note.replyVisibility === 'public' || note.replyVisibility === 'home') return true;
  return note.replyUserId !== null && viewer.relations.following.has(note.replyUserId);
}

const isMine = (note: NoteRow, viewer: Viewer): boolean => note.userId === viewer.id;

const isByFollowed = (note: NoteRow, viewer: Viewer): boolean => viewer.relations.following.has(note.userId);

/** The rule that all timelines share: the note can be read, passes the filters, and is not unwanted. */
function passesAll(note: TimelineNote, viewer: Viewer, filters: TimelineFilters): boolean {
  return passesFilters(note, filters) && canSee(note, viewer) && !isUnwanted(note, viewer);
}

/**
 * Notes of the viewer and of followed accounts, with replies to others if the viewer wants those of the author. A note in a channel
 * appears only for accounts that follow the channel.
 */
export function isInHomeTimeline(note: TimelineNote, viewer: Viewer, filters: TimelineFilters): boolean {
  const isTheirs =
    note.channelId === null ? isMine(note, viewer) || isByFollowed(note, viewer) : viewer.relations.followingChannels.has(note.channelId);
  if (!isTheirs) return false;
  const wanted = filters.withReplies || viewer.relations.followingWithReplies.has(note.userId);
  return passesReplies(note, viewer, wanted) && passesAll(note, viewer, filters);
}

/** Public notes of this server, except those in channels. */
export function isInLocalTimeline(note: TimelineNote, viewer: Viewer, filters: TimelineFilters): boolean {
  if (note.visibility !== 'public' || note.userHost !== null || note.channelId !== null) return false;
  const wanted = filters.withReplies || viewer.relations.followingWithReplies.has(note.userId);
  return passesReplies(note, viewer, wanted) && passesAll(note, viewer, filters);
}

/** The home and the local timeline together. */
export function isInHybridTimeline(note: TimelineNote, viewer: Viewer, filters: TimelineFilters): boolean {
  return isInHomeTimeline(note, viewer, filters) || isInLocalTimeline(note, viewer, filters);
}

/** Public notes of all servers, except those in channels. */
export function isInGlobalTimeline(note: TimelineNote, viewer: Viewer, filters: TimelineFilters): boolean {
  if (note.visibility !== 'public' || note.channelId !== null) return false;
  const wanted = filters.withReplies || viewer.relations.followingWithReplies.has(note.userId);
  return passesReplies(note, viewer, wanted) && passesAll(note, viewer, filters);
}

/** Members of a list by user id, and whether the list shows their replies to others. */
export type ListMembers = ReadonlyMap<string, boolean>;

/** Notes of a list's members that the viewer may read, except those in channels. */
export function isInListTimeline(note: TimelineNote, viewer: Viewer, filters: TimelineFilters, members: ListMembers): boolean {
  const withReplies = members.get(note.userId);
  if (withReplies === undefined || note.channelId !== null) return false;
  return passesReplies(note, viewer, filters.withReplies || withReplies) && passesAll(note, viewer, filters);
}
