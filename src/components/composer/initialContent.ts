import type { Visibility, WireDriveFile, WireMe } from '~/api/wire';
import { extractMentions } from '~/mfm/extract';
import { readMarkup } from '~/mfm/readMarkup';
import { narrowerVisibility } from '~/services/visibility';
import type { Note, User } from '~/services/records';
import type { InstanceStore } from '~/stores/instance/InstanceStore';
import type { ComposerParams } from './params';

/** What a composer begins with. */
export interface InitialContent {
  readonly text: string;
  readonly useCw: boolean;
  readonly cw: string;
  readonly visibility: Visibility;
  readonly localOnly: boolean;
  readonly visibleUserIds: readonly string[];
  readonly files: readonly WireDriveFile[];
}

/** What the rules look at beside the parameters. */
export interface InitialContext {
  readonly me: WireMe;
  /** The server, for mentions of its own users. */
  readonly instance: Pick<InstanceStore, 'isOwnHost'>;
  readonly reply?: Note;
  readonly replyAuthor?: User;
  readonly initialNote?: Note;
  /** From the settings: remembered or default. */
  readonly visibility: Visibility;
  readonly localOnly: boolean;
  readonly keepCw: boolean;
}

/** The rules of reference/composer.md section 2, in their order. */
export function initialContent(params: ComposerParams, context: InitialContext): InitialContent {
  const { me, reply, replyAuthor, initialNote } = context;
  if (initialNote) return contentOf(initialNote);

  let text = params.initialText ?? '';
  let visibility = params.initialVisibility ?? context.visibility;
  let localOnly = params.initialLocalOnly ?? context.localOnly;
  const recipients = new Set(params.initialVisibleUserIds);

  if (params.mention) text += `@${params.mention} `;
  // In front: what is shared often ends with an address, which a name would become a part of.
  if (reply && replyAuthor) text = replyMentions(reply, replyAuthor, context) + text;
  if (me.isSilenced && visibility === 'public') visibility = 'home';
  if (params.channelId) {
    visibility = 'public';
    localOnly = true;
  }
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
  return { text, useCw: cw !== '', cw, visibility, localOnly, visibleUserIds: [...recipients], files: params.initialFiles ?? [] };
}

/** What a note that is written again had. */
export function contentOf(note: Note): InitialContent {
  return {
    text: note.text ?? '',
    useCw: note.cw !== null && note.cw !== undefined,
    cw: note.cw ?? '',
    visibility: note.visibility,
    localOnly: note.localOnly ?? false,
    visibleUserIds: note.visibleUserIds ?? [],
    files: note.files ?? [],
  };
}

/** Who is answered: the author, and whoever the note mentions, except the viewer; each once. */
function replyMentions(reply: Note, author: User, { me, instance }: InitialContext): string {
  const isOwn = (host: string | null) => !host || instance.isOwnHost(host);
  const acct = (username: string, host: string | null) => (isOwn(host) ? `@${username}` : `@${username}@${host}`);
  const answered = new Set<string>();
  if (author.id !== me.id) answered.add(acct(author.username, author.host));
  for (const mention of extractMentions(readMarkup(reply.text ?? ''))) {
    // A bare name in a remote note is a name on the author's server.
    const host = mention.host ?? author.host;
    const isMe = mention.username.toLowerCase() === me.username.toLowerCase() && isOwn(host);
    if (!isMe) answered.add(acct(mention.username, host));
  }
  return [...answered].map((name) => `${name} `).join('');
}
