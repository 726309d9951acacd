import type { Page } from '@playwright/test';
import type { WireNote } from '~/api/wire';

/** What the page is told about the notes to make. */
export interface FeedOptions {
  /** A note of the server, whose form all made notes have. */
  readonly template: WireNote;
  /** `host/id` of the account that reads. */
  readonly account: string;
}

/** Commands of the bench inside the page. */
interface MemoryFeed {
  /** Writes notes of the past, as fast as the memory takes them. @returns how many a second */
  fill(count: number, options: FeedOptions): Promise<number>;
  /** Lets new notes arrive by the live connection, by turns in all its channels. @returns how many arrived */
  arrive(perSecond: number, seconds: number, options: FeedOptions): Promise<number>;
  /** Hands notes to the memory as the page does: in small parts. @returns how many */
  write(perSecond: number, seconds: number, options: FeedOptions): Promise<number>;
  /** Asks the worker of the memory as the page does. @returns the answer, and how long it took in ms */
  ask(call: string, ...args: unknown[]): Promise<{ readonly value: unknown; readonly ms: number }>;
}

declare global {
  interface Window {
    __feed: MemoryFeed;
  }
}

/** Gives the page the commands, before any script of the product. */
export async function installFeed(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const PEOPLE = 3_000;
    const SERVERS = 40;
    const WORDS = 6_000;
    /** How long ago the oldest note was written, in ms. */
    const PAST = 100 * 86_400_000;
    const BATCH = 200;
    const TICK_MS = 20;
    /** How many notes the page hands over at once. */
    const PART = 40;
    /** The beginning of the time that ids of notes count, in ms since 1970. */
    const IDS_SINCE = 946_684_800_000;

    let state = 1;
    const random = (): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32;
    };
    const pick = <T>(items: ArrayLike<T>): T => items[Math.floor(random() * items.length)]!;
    /** Some words are everywhere, and most are rare. */
    const pickCommon = <T>(items: ArrayLike<T>): T => items[Math.floor(random() ** 3 * items.length)]!;
    const many = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));

    const onsets = ['b', 'br', 'c', 'ch', 'd', 'f', 'g', 'gr', 'h', 'k', 'l', 'm', 'n', 'p', 'pl', 'r', 's', 'st', 't', 'tr', 'v', 'w', ''];
    const rhymes = ['a', 'e', 'i', 'o', 'u', 'ai', 'ea', 'ou', 'an', 'er', 'in', 'on', 'ing', 'ist', 'ent', 'al'];
    const latin = many(WORDS, () => many(1 + Math.floor(random() * 3), () => pick(onsets) + pick(rhymes)).join(''));
    const kanji = many(1_200, (at) => String.fromCodePoint(0x4e_00 + at * 17));
    const nouns = ['日本語', '天気', '写真', '音楽', '電車', '珈琲', '散歩', '仕事', '友達', '雨', '猫', '庭', '藤', '本', '夜', '海'];
    const kana = [
      'が',
      'を',
      'に',
      'は',
      'で',
      'と',
      'の',
      'も',
      'から',
      'まで',
      'です',
      'ました',
      'する',
      'したい',
      'かもしれない',
      'だよね',
    ];
    const katakana = many(600, () =>
      many(2 + Math.floor(random() * 4), () => String.fromCodePoint(0x30_a2 + Math.floor(random() * 80))).join(''),
    );
    const japanese = (): string => {
      const kind = random();
      const noun = kind < 0.3 ? pick(nouns) : kind < 0.8 ? pickCommon(kanji) + pickCommon(kanji) : pickCommon(katakana);
      return noun + pick(kana);
    };
    const text = (): string => {
      const length = 4 + Math.floor(random() ** 2 * 40);
      return random() < 0.5
        ? many(length, () => pickCommon(latin)).join(' ')
        : many(length, (at) => japanese() + (at % 6 === 5 ? '。' : '')).join('');
    };
    const people = many(PEOPLE, (at) => ({
      id: `bench${at.toString(36).padStart(5, '0')}`,
      username: `${pick(latin)}${at}`,
      name: random() < 0.5 ? japanese() : `${pick(latin)} ${pick(latin)}`,
      host: at % 4 === 0 ? null : `server${at % SERVERS}.example`,
    }));
    const reactions = () => {
      const kind = random();
      return { reactions: kind < 0.3 ? { '❤': 1 } : {}, myReaction: kind < 0.002 ? '❤' : null };
    };
    const files = (id: string) => {
      const kind = random();
      const type = kind < 0.002 ? 'audio/mpeg' : kind < 0.02 ? 'video/mp4' : kind < 0.2 ? 'image/webp' : null;
      const file = { ...fileOf(id), type };
      return { files: type === null ? [] : [file], fileIds: type === null ? [] : [file.id] };
    };
    /** A file as servers describe it. Its picture is a sensitive one, which the page does not ask for. */
    const fileOf = (id: string) => ({
      id: `${id}f`,
      createdAt: new Date().toISOString(),
      name: `${pick(latin)}.file`,
      md5: 'd41d8cd98f00b204e9800998ecf8427e',
      size: 123_456,
      isSensitive: true,
      blurhash: null,
      properties: { width: 1200, height: 800 },
      url: `/files/${id}`,
      thumbnailUrl: null,
      comment: random() < 0.3 ? text() : null,
      folderId: null,
      userId: null,
      user: null,
    });
    let made = 0;
    const note = ({ template }: FeedOptions, at: number): WireNote => {
      made += 1;
      const person = pickCommon(people);
      const id =
        Math.floor(at - IDS_SINCE)
          .toString(36)
          .padStart(8, '0') + `benc${made.toString(36).padStart(4, '0').slice(-4)}`;
      return {
        ...template,
        id,
        createdAt: new Date(at).toISOString(),
        text: text(),
        userId: person.id,
        user: { ...template.user, ...person },
        ...reactions(),
        ...files(id),
        replyId: random() < 0.25 ? `${id}r` : null,
      } as WireNote;
    };

    const box = { worker: null as Worker | null, socket: null as WebSocket | null, channels: new Map<string, string>() };
    window.Worker = class extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        if (options?.name === 'memory') box.worker = this;
      }
    };
    window.WebSocket = class extends WebSocket {
      constructor(address: string | URL) {
        super(address);
        box.socket = this;
        box.channels.clear();
      }
      override send(data: string): void {
        super.send(data);
        if (!data.startsWith('{')) return;
        const { type, body } = JSON.parse(data) as { type: string; body: { id: string; channel: string } };
        if (type === 'connect' && body.channel.endsWith('Timeline')) box.channels.set(body.id, body.channel);
        if (type === 'disconnect') box.channels.delete(body.id);
      }
    };

    let asked = 0;
    const ask: MemoryFeed['ask'] = async (call, ...args) => {
      while (!box.worker) await new Promise((resolve) => setTimeout(resolve, 100));
      const { worker } = box;
      asked -= 1;
      const id = asked;
      const started = performance.now();
      return new Promise((resolve, reject) => {
        const listen = ({ data }: MessageEvent<{ id?: number; value?: unknown; error?: string }>): void => {
          if (data.id !== id) return;
          worker.removeEventListener('message', listen);
          if (data.error === undefined) resolve({ value: data.value, ms: performance.now() - started });
          else reject(new Error(data.error));
        };
        worker.addEventListener('message', listen);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to aim at
        worker.postMessage({ id, call, args });
      });
    };

    /** Gives at a rate what was made before, which takes time itself. */
    const inTime = async <T>(items: readonly T[], perSecond: number, give: (item: T) => void): Promise<void> => {
      const started = performance.now();
      let given = 0;
      while (given < items.length) {
        const due = Math.min(items.length, ((performance.now() - started) * perSecond) / 1000);
        for (; given < due; given += 1) give(items[given]!);
        await new Promise((resolve) => setTimeout(resolve, TICK_MS));
      }
    };

    window.__feed = {
      ask,
      async fill(count, options) {
        const started = performance.now();
        const now = Date.now();
        let last: Promise<unknown> = Promise.resolve();
        for (let written = 0; written < count; written += BATCH) {
          const notes = many(Math.min(BATCH, count - written), (at) => note(options, now - PAST * (1 - (written + at) / (count + 1))));
          // The next ones are made while these are written.
          await last;
          last = ask('write', { account: options.account, seenAt: Date.now(), notes });
        }
        await last;
        return (count * 1000) / (performance.now() - started);
      },
      async arrive(perSecond, seconds, options) {
        const { socket, channels } = box;
        const ids = [...channels.keys()];
        const messages = many(perSecond * seconds, (at) =>
          JSON.stringify({ type: 'channel', body: { id: ids[at % ids.length], type: 'note', body: note(options, Date.now()) } }),
        );
        await inTime(messages, perSecond, (data) => socket!.dispatchEvent(new MessageEvent('message', { data })));
        return messages.length;
      },
      async write(perSecond, seconds, options) {
        const parts = many(Math.ceil((perSecond * seconds) / PART), () => many(PART, () => note(options, Date.now())));
        await inTime(parts, perSecond / PART, (notes) => void ask('write', { account: options.account, seenAt: Date.now(), notes }));
        return parts.length * PART;
      },
    };
  });
}
