import { EMOJI_DRAWINGS } from '../emojiDrawings';
import type { SeededRandom } from '../random';
import type { SeedAccount, Seeder } from '../Seeder';
import { DEMO_FILES } from './demoFiles';
import { FOLLOWS, PEOPLE } from './people';
import type { MediaName, Person, Reply, Scene } from './scene';

/** The accounts of the demo by name. */
export type Cast = Readonly<Record<Person, SeedAccount>>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Nothing happens in the last milliseconds before now, so that notes of the reader are the newest. */
const CALM_MS = 20_000;

/** How much busier the last day is than the first. 1 would be even. */
const DENSITY = 1.6;

const EMOJI_NAMES = new Set(EMOJI_DRAWINGS.map(({ name }) => `:${name}:`));

/** A posted note of a scene. */
interface Staged {
  id: string | null;
}

/** Plays scenes in order of time: replies and reactions come after their note. */
export class Stage {
  readonly #seeder: Seeder;
  readonly #cast: Cast;
  readonly #random: SeededRandom;
  readonly #endMs: number;
  readonly #files = new Map<string, string>();
  #events: { atMs: number; order: number; run: () => Promise<unknown> }[] = [];

  constructor(seeder: Seeder, cast: Cast, random: SeededRandom, nowMs: number) {
    this.#seeder = seeder;
    this.#cast = cast;
    this.#random = random;
    this.#endMs = nowMs - CALM_MS;
  }

  /** Plans an action for a time. */
  at(atMs: number, run: () => Promise<unknown>): void {
    this.#events.push({ atMs: Math.min(atMs, this.#endMs), order: this.#events.length, run });
  }

  /**
   * Spreads scenes over a period in mixed order, closer together towards its end. Each continues for some hours after
   * its note.
   */
  plan(scenes: readonly Scene[], fromMs: number, untilMs: number): void {
    this.#random.shuffled(scenes).forEach((scene, n) => {
      const position = (n + this.#random.next() * 0.9) / scenes.length;
      this.#planScene(scene, fromMs + (untilMs - fromMs) * (1 - (1 - position) ** DENSITY));
    });
  }

  /** Runs all planned actions in order. */
  async play(): Promise<void> {
    for (const { atMs, run } of this.#events.toSorted((a, b) => a.atMs - b.atMs || a.order - b.order)) {
      this.#seeder.at(atMs);
      await run();
    }
    this.#events = [];
  }

  #planScene(scene: Scene, atMs: number): void {
    const note: Staged = { id: null };
    this.at(atMs, async () => {
      note.id = await this.#post(scene, null);
      if (scene.isPinned) await this.#seeder.call('i/pin', { noteId: note.id }, this.#cast[scene.by]);
    });
    for (const answer of scene.replies ?? []) this.#planReply(scene, answer, note, atMs);
    this.#planReactions(scene, note, atMs);
    if (scene.poll) this.#planVotes(scene, scene.poll, note, atMs);
    for (const person of scene.renotedBy ?? []) {
      this.#later(atMs, 10 * HOUR_MS, (noteId) => this.#seeder.call('notes/create', { renoteId: noteId }, this.#cast[person]), note);
    }
    for (const { by, text } of scene.quotedBy ?? []) {
      this.#later(atMs, 6 * HOUR_MS, (noteId) => this.#seeder.call('notes/create', { renoteId: noteId, text }, this.#cast[by]), note);
    }
    for (const person of scene.favoritedBy ?? []) {
      this.#later(atMs, 8 * HOUR_MS, (noteId) => this.#seeder.call('notes/favorites/create', { noteId }, this.#cast[person]), note);
    }
  }

  #planReply(scene: Scene, answer: Reply, parent: Staged, parentMs: number): void {
    const note: Staged = { id: null };
    const atMs = this.#soon(parentMs, 90 * MINUTE_MS);
    this.at(atMs, async () => {
      note.id = await this.#post({ ...answer, visibility: scene.visibility ?? 'public' }, parent.id);
    });
    for (const next of answer.replies ?? []) this.#planReply(scene, next, note, atMs);
    if (this.#random.chance(0.5))
      this.#planReactions({ ...scene, by: answer.by, reactions: '❤ 😂 👍 :blob_smile: :blob_heart:' }, note, atMs, 3);
  }

  #planReactions(scene: Scene, note: Staged, atMs: number, most = 9): void {
    const fitting = (scene.reactions ?? '').split(' ').filter((text) => text !== '' && (!text.startsWith(':') || EMOJI_NAMES.has(text)));
    if (fitting.length === 0) return;
    const readers = this.#readersOf(scene);
    for (const person of this.#random.some(readers, this.#random.whole(0, Math.min(most, readers.length)))) {
      const reaction = this.#random.chance(0.55) ? fitting[0]! : this.#random.pick(fitting);
      this.#later(
        atMs,
        12 * HOUR_MS,
        (noteId) => {
          this.#seeder.reads(this.#cast[person]);
          return this.#seeder.call('notes/reactions/create', { noteId, reaction }, this.#cast[person]);
        },
        note,
      );
    }
  }

  #planVotes(scene: Scene, poll: NonNullable<Scene['poll']>, note: Staged, atMs: number): void {
    const openMs = poll.hours === null ? 24 * HOUR_MS : poll.hours * HOUR_MS * 0.9;
    for (const person of this.#random.some(this.#readersOf(scene), 8)) {
      const choice = this.#random.whole(0, poll.choices.length - 1);
      this.#later(atMs, openMs, (noteId) => this.#seeder.call('notes/polls/vote', { noteId, choice }, this.#cast[person]), note);
    }
  }

  /** People who can see the note of a scene and react to it. */
  #readersOf(scene: Scene): Person[] {
    if (scene.visibility === 'specified') return [...(scene.to ?? [])].filter((person) => person !== scene.by);
    const everyone = Object.keys(PEOPLE) as Person[];
    return everyone.filter((person) => person !== scene.by && (scene.visibility !== 'followers' || FOLLOWS[person].includes(scene.by)));
  }

  #soon(afterMs: number, withinMs: number): number {
    // Squared, so that most reactions and replies come soon after the note.
    const wishMs = afterMs + 1000 + withinMs * this.#random.next() ** 2;
    return Math.max(Math.min(wishMs, this.#endMs), Math.min(afterMs + 1, this.#endMs));
  }

  #later(afterMs: number, withinMs: number, run: (noteId: string) => Promise<unknown>, note: Staged): void {
    this.at(this.#soon(afterMs, withinMs), async () => {
      if (note.id !== null) await run(note.id);
    });
  }

  async #post(scene: Scene, replyId: string | null): Promise<string> {
    const account = this.#cast[scene.by];
    this.#seeder.reads(account);
    const fileIds: string[] = [];
    for (const name of scene.files ?? []) fileIds.push(await this.#fileOf(scene.by, name));
    const { createdNote } = await this.#seeder.call(
      'notes/create',
      {
        text: scene.text ?? null,
        cw: scene.cw ?? null,
        visibility: scene.visibility ?? 'public',
        localOnly: scene.localOnly ?? false,
        ...(fileIds.length > 0 ? { fileIds } : {}),
        ...(replyId === null ? {} : { replyId }),
        ...(scene.to ? { visibleUserIds: scene.to.map((person) => this.#cast[person].id) } : {}),
        ...(scene.poll
          ? {
              poll: {
                choices: scene.poll.choices,
                multiple: scene.poll.multiple ?? false,
                expiresAt: null,
                expiredAfter: scene.poll.hours === null ? null : scene.poll.hours * HOUR_MS,
              },
            }
          : {}),
      },
      account,
    );
    return createdNote.id;
  }

  /** Id of a file in the author's drive. It is uploaded on first use. */
  async #fileOf(person: Person, name: MediaName): Promise<string> {
    const key = `${person} ${name}`;
    const known = this.#files.get(key);
    if (known !== undefined) return known;
    const { make, ...file } = DEMO_FILES[name];
    const { id } = await this.#seeder.upload(this.#cast[person], { ...file, bytes: await make() });
    this.#files.set(key, id);
    return id;
  }
}
