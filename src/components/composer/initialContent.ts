import type { ReactionAcceptance, Visibility, WireDriveFile, WireMe } from '~/api/wire';
import { mentionText } from '~/lib/mentionText';
import { extractMentions } from '~/mfm/extract';
import { readMarkup } from '~/mfm/readMarkup';
import { allows } from '~/services/policies';
import { narrowerVisibility } from '~/services/visibility';
import type { Note, User } from '~/services/records';
import type { Server } from '~/stores/server/Server';
import type { DraftPoll } from '~/stores/drafts/draftData';
import type { ComposerParams } from './params';

/** The content that a composer starts with. */
export interface InitialContent {
  readonly text: string;
  readonly useCw: boolean;
  readonly cw: string;
  readonly visibility: Visibility;
  readonly localOnly: boolean;
  readonly visibleUserIds: readonly string[];
  readonly reactionAcceptance: ReactionAcceptance;
  readonly files: readonly WireDriveFile[];
  readonly poll: DraftPoll | null;
  readonly quoteId: string | null;
}

/** The facts that the initial content depends on besides the parameters. */
export interface InitialContext {
  readonly me: WireMe;
  /** Tells which mentions name users of this server. */
  readonly server: Pick<Server, 'host' | 'isOwnHost'>;
  readonly reply?: Note;
  readonly replyAuthor?: User;
  readonly initialNote?: Note;
  /** The remembered or default visibility, from the settings. */
  readonly visibility: Visibility;
  readonly localOnly: boolean;
  /** The usual choice of the account. */
  readonly reactionAcceptance: ReactionAcceptance;
  readonly keepCw: boolean;
}

/**
 * Returns the initial content. A note to rewrite wins over everything else; otherwise each rule narrows or overrides
 * the ones before it.
 */
export function initialContent(params: ComposerParams, context: InitialContext): InitialContent {
  const { me, reply, replyAuthor, initialNote } = context;
  if (initialNote) return contentOf(initialNote);

  let text = params.initialText ?? '';
  let visibility = params.initialVisibility ?? context.visibility;
  let localOnly = params.initialLocalOnly ?? context.localOnly;
  const recipients = new Set(params.initialVisibleUserIds);

  if (params.mention) text += `@${params.mention} `;
  // Mentions go in front: shared text often ends with an address, and a name after it would become part of the address.
  if (reply && replyAuthor) text = replyMentions(reply, replyAuthor, context) + text;
  ({ visibility, localOnly } = withinRules({ visibility, localOnly, isChannel: params.channelId !== undefined }, me));
  if (reply && reply.visibility !== 'public') {
    visibility = narrowerVisibility(visibility, reply.visibility);
    if (visibility === 'specified') {
      for (const id of [...(reply.visibleUserIds ?? []), reply.userId]) if (id !== me.id) recipients.add(id);
    }
  }
  if (params.specified) {
    visibility = 'specified';
    recipients.add(params.specified);
  }
  const cw = params.initialCw ?? (context.keepCw ? reply?.cw : null) ?? '';
  return {
    text,
    useCw: cw !== '',
    cw,
    visibility,
    localOnly,
    visibleUserIds: [...recipients],
    reactionAcceptance: context.reactionAcceptance,
    files: params.initialFiles ?? [],
    poll: null,
    quoteId: null,
  };
}

/** Whether the server takes public notes from an account. */
export const mayPostPublicly = ({ isSilenced, policies }: WireMe): boolean => !isSilenced && allows(policies, 'canPublicNote');

/**
 * Returns the visibility that a note gets in place of the wanted one: notes in channels are public and stay on this server, and a
 * silenced account posts to home timelines at most.
 */
export function withinRules(
  { visibility, localOnly, isChannel }: { readonly visibility: Visibility; readonly localOnly: boolean; readonly isChannel: boolean },
  me: WireMe,
): { readonly visibility: Visibility; readonly localOnly: boolean } {
  if (isChannel) return { visibility: 'public', localOnly: true };
  return { visibility: visibility === 'public' && !mayPostPublicly(me) ? 'home' : visibility, localOnly };
}

/** Returns the content of a note, to write it again. */
export function contentOf(note: Note): InitialContent {
  return {
    text: note.text ?? '',
    useCw: note.cw !== null && note.cw !== undefined,
    cw: note.cw ?? '',
    visibility: note.visibility,
    localOnly: note.localOnly ?? false,
    visibleUserIds: note.visibleUserIds ?? [],
    reactionAcceptance: note.reactionAcceptance ?? null,
    files: note.files ?? [],
    poll: note.poll ? pollToEdit(note.poll) : null,
    quoteId: null,
  };
}

/** A poll that had an end keeps it, even if it is over. */
function pollToEdit({ choices, multiple, expiresAt }: NonNullable<Note['poll']>): DraftPoll {
  return {
    choices: choices.map(({ text }) => text),
    multiple,
    expiresAt: expiresAt === null ? null : Date.parse(expiresAt),
    expiredAfter: null,
  };
}

/** Returns the mentions for a reply: the author and everyone the note mentions except the viewer, each once. */
function replyMentions(reply: Note, author: User, { me, server }: InitialContext): string {
  const isOwn = (host: string | null) => !host || server.isOwnHost(host);
  const acct = (username: string, host: string | null) => mentionText({ username, host: isOwn(host) ? null : host });
  const answered = new Set<string>();
  if (author.id !== me.id) answered.add(acct(author.username, author.host));
  for (const mention of extractMentions(readMarkup(reply.text ?? '', server.host))) {
    // A bare name in a remote note belongs to the author's server.
    const host = mention.host ?? author.host;
    const isMe = mention.username.toLowerCase() === me.username.toLowerCase() && isOwn(host);
    if (!isMe) answered.add(acct(mention.username, host));
  }
  return [...answered].map((name) => `${name} `).join('');
}
