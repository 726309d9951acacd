import type { Id, WireChannel, WireDriveFile, WireNote, WirePage } from '~/api/wire';
import type { Account } from './account';

/** Thrown when a server has nothing of a kind to read. */
export class NothingToSee extends Error {
  override readonly name = 'NothingToSee';
}

/** How many pages of a hundred notes are searched for notes of every kind. */
const PAGES = 4;

/** Kinds of notes that look different on the wire. */
const TRAITS = {
  plain: (note: WireNote) => note.text !== null && !note.replyId && !note.renoteId,
  reply: (note: WireNote) => Boolean(note.replyId),
  renote: (note: WireNote) => Boolean(note.renoteId) && note.text === null,
  quote: (note: WireNote) => Boolean(note.renoteId) && note.text !== null,
  poll: (note: WireNote) => Boolean(note.poll),
  files: (note: WireNote) => (note.files?.length ?? 0) > 0,
  warning: (note: WireNote) => Boolean(note.cw),
  tags: (note: WireNote) => (note.tags?.length ?? 0) > 0,
  reacted: (note: WireNote) => Object.keys(note.reactions).length > 0,
  renoted: (note: WireNote) => note.renoteCount > 0,
  answered: (note: WireNote) => note.repliesCount > 0,
  remote: (note: WireNote) => note.user.host !== null,
} satisfies Record<string, (note: WireNote) => boolean>;

/** A feature of a note. */
export type Trait = keyof typeof TRAITS;

/** All features of notes. */
export const noteTraits = Object.keys(TRAITS) as readonly Trait[];

/** Real ids on a server, found by reading. */
export class Sights {
  readonly me: Id;
  readonly #notes: readonly WireNote[];
  readonly #reader: Account;

  private constructor(reader: Account, me: Id, notes: readonly WireNote[]) {
    this.#reader = reader;
    this.me = me;
    this.#notes = notes;
  }

  static async gather(reader: Account): Promise<Sights> {
    const { id } = await reader.ask('i', {});
    const notes = [...(await reader.ask('notes/global-timeline', { limit: 100 }))];
    for (let page = 0; page < PAGES; page++) {
      const untilId = page === 0 ? undefined : notes.at(-1)?.id;
      notes.push(...(await reader.ask('notes/hybrid-timeline', { limit: 100, withReplies: true, ...(untilId ? { untilId } : {}) })));
    }
    return new Sights(reader, id, notes);
  }

  /** The newest public note with a feature. */
  note(trait: Trait): WireNote {
    return first(this.#notesWith(trait), `note: ${trait}`);
  }

  /** A public note for each feature that the server has. */
  notes(): readonly WireNote[] {
    return noteTraits.flatMap((trait) => this.#notesWith(trait).slice(0, 1));
  }

  /** Another user of the server who has posted. */
  person(): WireNote['user'] {
    return first(
      this.#notes.map(({ user }) => user).filter(({ id, host }) => id !== this.me && host === null),
      'other person',
    );
  }

  /** The address of a page of the server. */
  addressOf(path: string): string {
    return this.#reader.origin + path;
  }

  #notesWith(trait: Trait): readonly WireNote[] {
    return this.#notes.filter((note) => note.visibility === 'public' && TRAITS[trait](note));
  }

  /** A file that the reader attached to a note. */
  attached(): Id {
    return first(
      this.#notes.filter(({ userId }) => userId === this.me).flatMap(({ fileIds = [] }) => fileIds),
      'attached file',
    );
  }

  async list(): Promise<Id> {
    return first(await this.#reader.ask('users/lists/list', {}), 'list').id;
  }

  /** A clip with notes. */
  async clip(): Promise<Id> {
    const clips = await this.#reader.ask('clips/list', {});
    return first(
      clips.filter(({ lastClippedAt }) => lastClippedAt !== null),
      'clip',
    ).id;
  }

  /** A channel with notes. */
  async channel(): Promise<WireChannel> {
    return first(await this.#reader.ask('channels/featured', {}), 'channel');
  }

  /** A note in a public clip. */
  async clipped(): Promise<Id> {
    const clips = (await this.#reader.ask('clips/list', {})).filter(({ isPublic, lastClippedAt }) => isPublic && lastClippedAt !== null);
    return first(await this.#reader.ask('clips/notes', { clipId: first(clips, 'public clip').id }), 'note in a clip').id;
  }

  /** A page of the reader. */
  async page(): Promise<WirePage> {
    return first(await this.#reader.ask('i/pages', {}), 'page');
  }

  /** A role whose people everybody may see. */
  async role(): Promise<Id> {
    return first(await this.#reader.ask('roles/list', {}), 'role').id;
  }

  /** A hashtag in the profile of a user. */
  async profileTag(): Promise<string> {
    const people = await this.#reader.ask('users', { origin: 'combined', limit: 100 });
    return first(
      people.flatMap(({ description }) => /#(\w+)/.exec(description ?? '')?.[1] ?? []),
      'hashtag in a profile',
    );
  }

  async antenna(): Promise<Id> {
    return first(await this.#reader.ask('antennas/list', {}), 'antenna').id;
  }

  async folder(): Promise<Id> {
    return first(await this.#reader.ask('drive/folders', {}), 'folder').id;
  }

  /** Files of the reader's drive, at least one. */
  async files(): Promise<readonly WireDriveFile[]> {
    const files = await this.#reader.ask('drive/stream', { limit: 10 });
    first(files, 'file');
    return files;
  }

  async emoji(): Promise<string> {
    return first((await this.#reader.ask('emojis', {})).emojis, 'emoji').name;
  }

  /** A key of the registry with its scope. */
  async entry(): Promise<{ readonly scope: readonly string[]; readonly key: string }> {
    const spaces = await this.#reader.ask('i/registry/scopes-with-domain', {});
    const scope = first(
      first(
        spaces.filter(({ domain }) => domain === null),
        'registry',
      ).scopes,
      'scope',
    );
    const keys = Object.keys(await this.#reader.ask('i/registry/keys-with-type', { scope }));
    return { scope, key: first(keys, 'key') };
  }
}

function first<T>(list: readonly T[], what: string): T {
  const [one] = list;
  if (one === undefined) throw new NothingToSee(`no ${what}`);
  return one;
}
