import type { Visibility } from '~/api/wire';
import type { NoteRow } from '../db/rows/NoteRow';
import { isPureRenote, isReplyToOther, listOf } from './noteRules';
import type { Relations } from './relations';

/** Who looks: an account with its relations, or a visitor. */
export interface Viewer {
  /** Null for visitors. */
  readonly id: string | null;
  readonly relations: Relations;
}

/** A note with what a timeline rule needs to know of the note it answers. */
export interface TimelineNote extends NoteRow {
  /** Null when the note is no reply. */
  readonly replyVisibility: Visibility | null;
}

/** The filters of a timeline, as parameters of endpoints and channels. */
export interface TimelineFilters {
  readonly withRenotes: boolean;
  readonly withReplies: boolean;
  readonly withFiles: boolean;
}

type SeenFields = Pick<NoteRow, 'visibility' | 'userId' | 'replyUserId' | 'mentions' | 'visibleUserIds'>;

/** Whether the viewer may read a note's content; one who may not gets it hidden (`isHidden`) where it is referred to. */
export function canSee(note: SeenFields, viewer: Viewer): boolean {
  if (note.visibility === 'public' || note.visibility === 'home') return true;
  if (viewer.id === null) return false;
  if (note.userId === viewer.id) return true;
  if (note.visibility === 'specified') return listOf(note.visibleUserIds).includes(viewer.id);
  return viewer.relations.following.has(note.userId) || note.replyUserId === viewer.id || listOf(note.mentions).includes(viewer.id);
}

/**
 * Whether a note concerns somebody the viewer wants nothing of: a muted account or server, or one that blocks the viewer,
 * be it as author or as author of what is answered or renoted; or a renote by somebody whose renotes are muted.
 * @param ofAuthor false on the author's own page, which the viewer opened on purpose: there a mute of the author is void.
 */
export function isUnwanted(note: NoteRow, { relations }: Viewer, ofAuthor = true): boolean {
  const authors = [ofAuthor ? note.userId : null, note.replyUserId, note.renoteUserId].filter((id) => id !== null);
  if (authors.some((id) => relations.muting.has(id))) return true;
  if ([note.userId, ...authors].some((id) => relations.blockers.has(id))) return true;
  if (note.userHost !== null && relations.mutedInstances.has(note.userHost)) return true;
  return relations.renoteMuting.has(note.userId) && isPureRenote(note);
}

/** Whether a note passes the switches that every timeline has, apart from replies. */
export function passesFilters(note: NoteRow, filters: Pick<TimelineFilters, 'withRenotes' | 'withFiles'>): boolean {
  if (filters.withFiles && note.fileIds === '[]') return false;
  return filters.withRenotes || !isPureRenote(note);
}

/**
 * Whether a reply belongs in a timeline. Without `wanted`, only replies by the viewer, to the viewer, or of an author to
 * itself. With it, all but answers to followers-only notes of somebody the viewer does not follow, which could not be read.
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

/** What timelines share: the note can be read, passes the switches and concerns nobody unwanted. */
function passesAll(note: TimelineNote, viewer: Viewer, filters: TimelineFilters): boolean {
  return passesFilters(note, filters) && canSee(note, viewer) && !isUnwanted(note, viewer);
}

/** Notes of the viewer and of those followed; their replies to others only where that is wanted of them. */
export function isInHomeTimeline(note: TimelineNote, viewer: Viewer, filters: TimelineFilters): boolean {
  if (!isMine(note, viewer) && !isByFollowed(note, viewer)) return false;
  const wanted = filters.withReplies || viewer.relations.followingWithReplies.has(note.userId);
  return passesReplies(note, viewer, wanted) && passesAll(note, viewer, filters);
}

/** Public notes of this server. */
export function isInLocalTimeline(note: TimelineNote, viewer: Viewer, filters: TimelineFilters): boolean {
  if (note.visibility !== 'public' || note.userHost !== null) return false;
  const wanted = filters.withReplies || viewer.relations.followingWithReplies.has(note.userId);
  return passesReplies(note, viewer, wanted) && passesAll(note, viewer, filters);
}

/** The home and the local timeline together. */
export function isInHybridTimeline(note: TimelineNote, viewer: Viewer, filters: TimelineFilters): boolean {
  return isInHomeTimeline(note, viewer, filters) || isInLocalTimeline(note, viewer, filters);
}

/** Public notes from anywhere. */
export function isInGlobalTimeline(note: TimelineNote, viewer: Viewer, filters: TimelineFilters): boolean {
  if (note.visibility !== 'public') return false;
  const wanted = filters.withReplies || viewer.relations.followingWithReplies.has(note.userId);
  return passesReplies(note, viewer, wanted) && passesAll(note, viewer, filters);
}

/** Members of a list, by user id, and whether their replies to others are wanted. */
export type ListMembers = ReadonlyMap<string, boolean>;

/** Notes of a list's members that the viewer may read. */
export function isInListTimeline(note: TimelineNote, viewer: Viewer, filters: TimelineFilters, members: ListMembers): boolean {
  const withReplies = members.get(note.userId);
  if (withReplies === undefined) return false;
  return passesReplies(note, viewer, filters.withReplies || withReplies) && passesAll(note, viewer, filters);
}
