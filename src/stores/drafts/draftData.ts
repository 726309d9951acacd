import type { ReactionAcceptance, Visibility, WireDriveFile } from '~/api/wire';
import { bool, listOf, nullable, numberIn, shape, text } from '~/lib/parsers';
import { equalData } from '~/services/equalData';
import { wellFormedFiles } from '~/services/wellFormed';

/** The poll of a draft; times in ms. */
export interface DraftPoll {
  readonly choices: readonly string[];
  readonly multiple: boolean;
  readonly expiresAt: number | null;
  readonly expiredAfter: number | null;
}

/** A date and a time as fields hold them: `2024-02-10` and `18:30`, in local time. Both may be incomplete. */
export interface FieldTime {
  readonly date: string;
  readonly time: string;
}

/** The relation of a draft to the drafts of the server. */
export interface ServerLink {
  /** The draft of the server that is edited. */
  readonly id: string | null;
  /** When the server should post the note. */
  readonly later: FieldTime | null;
}

/** A further note of a thread. Its audience and its warning are those of the first. */
export interface ThreadPartData {
  readonly text: string;
  readonly files: readonly WireDriveFile[];
}

/** The content of a draft. */
export interface DraftData {
  readonly text: string;
  readonly useCw: boolean;
  readonly cw: string | null;
  readonly visibility: Visibility;
  readonly localOnly: boolean;
  /** Ids of the recipients of a direct note. */
  readonly visibleUserIds: readonly string[];
  readonly files: readonly WireDriveFile[];
  readonly poll: DraftPoll | null;
  /** The note that is quoted by its pasted address. */
  readonly quoteId: string | null;
  /** Which reactions the note takes. Absent in drafts of earlier versions, which then get the usual choice of the account. */
  readonly reactionAcceptance?: ReactionAcceptance;
  /** The notes that follow as a thread. Absent for most drafts. */
  readonly thread?: readonly ThreadPartData[];
  /** Absent for most drafts. */
  readonly server?: ServerLink;
}

/** The notes and the channel that a new note refers to, and the place of a composer whose draft no other composer shares. */
export interface DraftTarget {
  readonly channelId?: string | undefined;
  readonly renoteId?: string | undefined;
  readonly replyId?: string | undefined;
  readonly place?: string | undefined;
}

/** The key of a draft: one for each channel, each note that is replied to or quoted, each place, and one for other new notes. */
export function draftKey(of: {
  readonly channelId?: string | null | undefined;
  readonly renoteId?: string | null | undefined;
  readonly replyId?: string | null | undefined;
  readonly meId: string;
  /** A place whose composer shares its draft with no other one. */
  readonly place?: string | undefined;
}): string {
  const place = of.place === undefined ? '' : `${of.place}:`;
  const channel = place + (of.channelId ? `channel:${of.channelId}` : '');
  if (of.renoteId) return `${channel}renote:${of.renoteId}`;
  return of.replyId ? `${channel}reply:${of.replyId}` : `${channel}note:${of.meId}`;
}

const KEY = /^(?:(.+?):)?(?:channel:([^:]+?))?(?:renote:([^:]+)|reply:([^:]+)|note:([^:]+))$/;

/** Reads the key of a draft. `meId` is the account of a key that names one. Undefined for ids that are no keys. */
export function readDraftKey(key: string): { readonly target: DraftTarget; readonly meId: string | undefined } | undefined {
  const found = KEY.exec(key);
  if (!found) return undefined;
  const [, place, channelId, renoteId, replyId, meId] = found;
  return { target: { place, channelId, renoteId, replyId }, meId };
}

const visibilities: readonly Visibility[] = ['public', 'home', 'followers', 'specified'];

const acceptances: readonly ReactionAcceptance[] = [
  null,
  'likeOnly',
  'likeOnlyForRemote',
  'nonSensitiveOnly',
  'nonSensitiveOnlyForLocalLikeOnlyForRemote',
];

const parsePoll = shape<DraftPoll>({
  choices: { parse: listOf(text()), default: [] },
  multiple: { parse: bool, default: false },
  expiresAt: { parse: nullable(numberIn()), default: null },
  expiredAfter: { parse: nullable(numberIn()), default: null },
});

const parseIds = listOf(text());

const parseLink = shape<ServerLink>({
  id: { parse: nullable(text()), default: null },
  later: {
    parse: nullable(shape<FieldTime>({ date: { parse: text(), default: '' }, time: { parse: text(), default: '' } })),
    default: null,
  },
});

/** Parses a draft field by field: a draft of another client version must not break the composer. */
export function parseDraft(data: unknown): DraftData | undefined {
  if (data === null || typeof data !== 'object') return undefined;
  const raw = data as Partial<Record<keyof DraftData, unknown>>;
  const visibility = visibilities.find((one) => one === raw.visibility) ?? 'public';
  const server = parseLink(raw.server);
  const reactionAcceptance = acceptances.find((one) => one === raw.reactionAcceptance);
  return {
    text: typeof raw.text === 'string' ? raw.text : '',
    useCw: raw.useCw === true,
    cw: typeof raw.cw === 'string' ? raw.cw : null,
    visibility,
    localOnly: raw.localOnly === true,
    files: wellFormedFiles(raw.files),
    poll: parsePoll(raw.poll) ?? null,
    visibleUserIds: parseIds(raw.visibleUserIds) ?? [],
    quoteId: typeof raw.quoteId === 'string' ? raw.quoteId : null,
    ...(reactionAcceptance !== undefined && { reactionAcceptance }),
    ...(Array.isArray(raw.thread) && raw.thread.length > 0 && { thread: raw.thread.map(parsePart) }),
    ...(server && { server }),
  };
}

function parsePart(raw: unknown): ThreadPartData {
  const { text: body, files } = (raw ?? {}) as Partial<Record<keyof ThreadPartData, unknown>>;
  return { text: typeof body === 'string' ? body : '', files: wellFormedFiles(files) };
}

/** Parses the target of a new note. */
export function parseTarget(raw: unknown): DraftTarget {
  const fields = (raw ?? {}) as Partial<Record<keyof DraftTarget, unknown>>;
  const id = (name: keyof DraftTarget) => (typeof fields[name] === 'string' ? { [name]: fields[name] } : {});
  return { ...id('channelId'), ...id('renoteId'), ...id('replyId'), ...id('place') };
}

/** Whether two drafts would make the same note. */
export const sameDraft = (a: DraftData, b: DraftData): boolean => equalData(a, b);

/** Whether a draft contains nothing worth keeping. Visibility alone is no content. */
export function isBlankDraft({ text: body, useCw, cw, files, poll, quoteId, thread = [] }: DraftData): boolean {
  const hasPoll = poll?.choices.some((choice) => choice.trim() !== '') === true;
  return body.trim() === '' && !(useCw && cw?.trim()) && files.length === 0 && !hasPoll && quoteId === null && thread.every(isBlankPart);
}

const isBlankPart = ({ text: body, files }: ThreadPartData): boolean => body.trim() === '' && files.length === 0;
