import { z } from 'zod';
import type { NoteInput } from '../core/notes/NoteInput';
import { MAX_NOTE_TEXT_LENGTH } from '../core/instance/meta';

/** Maxima of real servers. */
const MAX_CW_LENGTH = 100;
const MAX_FILES = 16;
const MIN_CHOICES = 2;
const MAX_CHOICES = 10;
const MAX_CHOICE_LENGTH = 50;

/** Whether a text has at most `limit` characters, counted in code points rather than UTF-16 units. */
function isWithin(text: string, limit: number): boolean {
  return text.length <= limit || (text.length <= limit * 2 && Array.from(text).length <= limit);
}

const isUnique = (list: readonly string[]): boolean => new Set(list).size === list.length;

const unique = <S extends z.ZodType<string[]>>(list: S) => list.refine(isUnique, 'must NOT have duplicate items');

/** A text with a maximum, counted as real servers do. */
const limited = (limit: number) => z.string().refine((text) => isWithin(text, limit), `must NOT have more than ${limit} characters`);

const choicesParam = z.array(limited(MAX_CHOICE_LENGTH).min(1)).max(MAX_CHOICES);

/** The text of a note. */
export const textParam = limited(MAX_NOTE_TEXT_LENGTH);

/** The files of a note, by id. */
export const fileIdsParam = unique(z.array(z.string()).max(MAX_FILES));

const pollFields = {
  multiple: z.boolean().default(false),
  expiresAt: z.number().int().nullish(),
  expiredAfter: z.number().int().min(1).nullish(),
};

/** The poll of a note. */
export const pollParams = z.object({ ...pollFields, choices: unique(choicesParam.min(MIN_CHOICES)) });

/** The poll of a draft, which may lack choices. */
export const draftPollParams = z.object({ ...pollFields, choices: unique(choicesParam) });

/** Parameters that notes and drafts of notes share. */
export const noteParams = {
  cw: limited(MAX_CW_LENGTH).min(1).nullish(),
  replyId: z.string().nullish(),
  renoteId: z.string().nullish(),
  channelId: z.string().nullish(),
  localOnly: z.boolean().optional(),
  visibility: z.enum(['public', 'home', 'followers', 'specified']).optional(),
  visibleUserIds: unique(z.array(z.string())).optional(),
  reactionAcceptance: z.enum(['likeOnly', 'likeOnlyForRemote', 'nonSensitiveOnly', 'nonSensitiveOnlyForLocalLikeOnlyForRemote']).nullish(),
};

/** The poll of a call as the instance stores it. */
export const pollInput = (poll: z.output<typeof draftPollParams> | null | undefined): NoteInput['poll'] =>
  poll
    ? {
        choices: poll.choices,
        multiple: poll.multiple,
        expiresAt: poll.expiresAt ?? null,
        expiredAfterMs: poll.expiredAfter ?? null,
      }
    : null;
