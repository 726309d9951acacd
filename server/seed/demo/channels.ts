import { render } from '../pictures';
import type { Seeder } from '../Seeder';
import type { Person } from './scene';
import { PEOPLE } from './people';
import type { Cast, Stage } from './Stage';

interface DemoChannel {
  readonly owner: Person;
  readonly name: string;
  readonly description: string;
  readonly color: string;
  readonly allowRenoteToExternal: boolean;
  readonly followedBy: readonly Person[];
  readonly favoredBy: readonly Person[];
  /** The first of them is pinned. */
  readonly notes: readonly (readonly [by: Person, text: string])[];
}

const CHANNELS: readonly DemoChannel[] = [
  {
    owner: 'bob',
    name: 'Keyboards',
    description: 'Switches, keycaps, firmware. Pictures of your **desk** are welcome.',
    color: '#4b83b5',
    allowRenoteToExternal: true,
    followedBy: ['minseo', 'jonas'],
    favoredBy: ['alice', 'minseo'],
    notes: [
      ['bob', 'Welcome! Say which switches you use, and why they are the right ones.'],
      ['minseo', 'Linear, and I changed my mind twice this week.'],
      ['jonas', 'Does anybody have a spare 6.25u space bar?'],
      ['bob', 'The new firmware saves two milliseconds. I can *feel* them.'],
      ['minseo', '새 키캡이 도착했어요. 사진은 저녁에!'],
    ],
  },
  {
    owner: 'haruka',
    name: '園芸 / Garden',
    description: '花と葉っぱの話をする場所です。Leaves, flowers and soil.',
    color: '#3f9b6b',
    allowRenoteToExternal: false,
    followedBy: ['mei', 'camille'],
    favoredBy: ['alice'],
    notes: [
      ['haruka', 'はじめに:水やりは朝がおすすめです。'],
      ['mei', '紫藤今天开了第一串花。'],
      ['camille', 'Mes tomates montent enfin. La patience, ça marche.'],
      ['haruka', '種まきの予定、みなさんはどうしていますか?'],
    ],
  },
];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Plans the channels of the demo: people create them, follow them and write in them over one and a half days. */
export function planChannels(seeder: Seeder, cast: Cast, stage: Stage, nowMs: number): void {
  for (const [place, { owner, notes, followedBy, favoredBy, ...contents }] of CHANNELS.entries()) {
    const startMs = nowMs - 36 * HOUR_MS + place * 7 * MINUTE_MS;
    let channelId = '';
    stage.at(startMs, async () => {
      const { banner } = PEOPLE[owner];
      const picture =
        banner === null ? null : await seeder.upload(cast[owner], { name: 'channel.webp', bytes: await render(banner, 'webp') });
      channelId = (await seeder.call('channels/create', { ...contents, bannerId: picture?.id ?? null }, cast[owner])).id;
      for (const person of followedBy) await seeder.call('channels/follow', { channelId }, cast[person]);
      for (const person of favoredBy) await seeder.call('channels/favorite', { channelId }, cast[person]);
    });
    for (const [index, [by, text]] of notes.entries()) {
      stage.at(startMs + (index + 1) * 6 * HOUR_MS, async () => {
        seeder.reads(cast[by]);
        const { createdNote } = await seeder.call('notes/create', { text, channelId }, cast[by]);
        if (index === 0) await seeder.call('channels/update', { channelId, pinnedNoteIds: [createdNote.id] }, cast[owner]);
      });
    }
  }
}
