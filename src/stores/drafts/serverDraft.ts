import type { NoteDraftParams } from '~/api/endpoints';
import type { WireNote } from '~/api/wire';
import { equalData } from '~/services/equalData';
import { wellFormedFiles } from '~/services/wellFormed';
import type { AccountScope } from '../session/AccountScope';
import { parseDraft, type DraftData, type DraftTarget } from './draftData';

/** A draft that the server keeps, or a note that it posts later. All times in ms since 1970. */
export interface ServerDraft {
  readonly id: string;
  readonly createdAt: number;
  readonly data: DraftData;
  readonly target: DraftTarget;
  /** Hashtags apart from the text. */
  readonly hashtags: string;
  readonly scheduledAt: number | null;
  /** Whether the server posts it at that time. */
  readonly isScheduled: boolean;
}

/** The fields of a draft besides its content. */
export type DraftExtras = Pick<ServerDraft, 'hashtags' | 'scheduledAt'>;

/**
 * Reads a draft of the server, and stores the notes that it refers to.
 * @param given as the server sent it: in any form
 * @returns null for one without an id
 */
export function takeServerDraft({ ingest }: AccountScope, given: unknown): ServerDraft | null {
  const raw = fieldsOf(given);
  const id = textOf(raw['id']);
  if (id === '') return null;
  const notes = [raw['reply'], raw['renote']].filter((note) => note !== null && typeof note === 'object');
  ingest.notes(notes as readonly WireNote[], 'fetch');
  const cw = textOf(raw['cw']);
  const data = parseDraft({
    ...raw,
    useCw: cw !== '',
    cw: cw || null,
    files: wellFormedFiles(raw['files']),
    poll: pollOf(raw['poll']),
    quoteId: null,
  });
  const target = { replyId: idOf(raw['replyId']), renoteId: idOf(raw['renoteId']), channelId: idOf(raw['channelId']) };
  return {
    id,
    createdAt: timeOf(raw['createdAt']) ?? 0,
    data: data!,
    target,
    hashtags: textOf(raw['hashtag']),
    scheduledAt: timeOf(raw['scheduledAt']),
    isScheduled: raw['isActuallyScheduled'] === true,
  };
}

/** Returns a draft as the server takes it. A time means that the server posts it then. */
export function draftParams(data: DraftData, target: DraftTarget, { hashtags, scheduledAt }: DraftExtras): NoteDraftParams {
  const { text, useCw, cw, visibility, localOnly, visibleUserIds, files, poll, quoteId, reactionAcceptance = null } = data;
  return {
    text: text === '' ? null : text,
    cw: (useCw && cw) || null,
    hashtag: hashtags || null,
    fileIds: files.map(({ id }) => id),
    replyId: target.replyId ?? null,
    renoteId: target.renoteId ?? quoteId,
    channelId: target.channelId ?? null,
    // Servers refuse blank choices and the same one twice.
    poll: poll && { ...poll, choices: [...new Set(poll.choices.filter((choice) => choice.trim() !== ''))] },
    localOnly,
    visibility,
    visibleUserIds: visibility === 'specified' ? visibleUserIds : [],
    reactionAcceptance,
    scheduledAt,
    isActuallyScheduled: scheduledAt !== null,
  };
}

/** Whether a draft of the server is the one that these parameters would make. */
export function isSameDraft(draft: ServerDraft, params: NoteDraftParams): boolean {
  const { data, target, isScheduled, scheduledAt } = draft;
  return equalData(draftParams(data, target, { ...draft, scheduledAt: isScheduled ? scheduledAt : null }), params);
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (given: unknown): Fields => (given !== null && typeof given === 'object' ? (given as Fields) : {});
const textOf = (given: unknown): string => (typeof given === 'string' ? given : '');
const idOf = (given: unknown): string | undefined => (typeof given === 'string' && given !== '' ? given : undefined);

/** Servers send times as texts or in ms. */
function timeOf(given: unknown): number | null {
  const ms = typeof given === 'string' ? Date.parse(given) : given;
  return typeof ms === 'number' && Number.isFinite(ms) ? ms : null;
}

function pollOf(given: unknown): unknown {
  if (given === null || typeof given !== 'object') return null;
  const { choices, multiple, expiresAt, expiredAfter } = given as Fields;
  return { choices, multiple, expiresAt: timeOf(expiresAt), expiredAfter: timeOf(expiredAfter) };
}
