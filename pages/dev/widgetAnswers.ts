import type { ChartSeries, WireCountChart, WireFederationInstance, WireNotesChart, WireUserDetailed, WireUserLite } from '~/api/wire';
import { collectSamples } from '~/registry/collectSamples';
import type { WidgetSample } from '~/registry/defineWidget';
import { mediaSamples } from './sampleFiles';
import { samplePeople } from './sampleNotes';

type Answers = NonNullable<WidgetSample['answers']>;

const HOUR_MS = 3_600_000;
const GIB = 2 ** 30;
const agoIso = (ms: number): string => new Date(Date.now() - ms).toISOString();

/** A hilly series; always the same, so that pictures of the gallery can be compared. */
const hills = (length: number, peak: number, shift = 0): ChartSeries =>
  Array.from({ length }, (_, at) =>
    Math.max(0, Math.round(peak * (0.5 + 0.35 * Math.sin((at + shift) / 3) + 0.15 * Math.sin(at * 1.7 + shift)))),
  );

const counts = (length: number, peak: number): WireCountChart => ({
  total: hills(length, peak * 20),
  inc: hills(length, peak),
  dec: hills(length, peak / 4, 2),
});

const notes = (length: number): WireNotesChart => ({
  ...counts(length, 12),
  diffs: { normal: hills(length, 9), reply: hills(length, 5, 3), renote: hills(length, 3, 6), withFile: hills(length, 2, 9) },
});

const SERVERS = ['pond', 'meadow', 'orchard', 'harbour', 'lantern', 'quarry', 'willow', 'ember'];

const server = (name: string, at: number): WireFederationInstance => ({
  id: `dev-${name}`,
  host: `${name}.example`,
  name: name.charAt(0).toUpperCase() + name.slice(1),
  softwareName: at % 3 === 2 ? null : 'misskey',
  softwareVersion: at % 3 === 2 ? null : '2024.2.0',
  iconUrl: at % 4 === 3 ? null : `${location.origin}/twemoji/1f33${at}.svg`,
  faviconUrl: null,
  themeColor: '#2b6cb0',
  usersCount: 40 * (at + 1),
  notesCount: 900 * (at + 1),
  followersCount: 12,
  followingCount: 9,
  isNotResponding: false,
  isSuspended: false,
  isBlocked: false,
  isSilenced: false,
  openRegistrations: true,
  description: null,
  maintainerName: null,
  maintainerEmail: null,
  firstRetrievedAt: agoIso(at * 24 * HOUR_MS),
  infoUpdatedAt: null,
  latestRequestReceivedAt: agoIso(at * HOUR_MS),
});

const servers = (limit = 10): readonly WireFederationInstance[] => SERVERS.slice(0, limit).map(server);

const inDetail = (user: WireUserLite): WireUserDetailed => user as WireUserDetailed;

/** Returns what the server of the gallery answers to widgets: what several need, and what their samples have. */
export const widgetAnswers = (): Answers => ({
  'server-info': () => ({
    machine: 'gallery',
    cpu: { model: 'Sample CPU', cores: 8 },
    mem: { total: 16 * GIB },
    fs: { total: 512 * GIB, used: 200 * GIB },
  }),
  'federation/instances': ({ limit }) => servers(limit),
  'charts/instance': ({ limit = 30 }) => ({
    requests: { failed: hills(limit, 2), succeeded: hills(limit, 30), received: hills(limit, 50, 4) },
    notes: notes(limit),
    users: counts(limit, 4),
    following: counts(limit, 2),
    followers: counts(limit, 2),
    drive: {
      totalFiles: hills(limit, 90),
      incFiles: hills(limit, 9),
      decFiles: hills(limit, 1),
      incUsage: hills(limit, 900),
      decUsage: hills(limit, 90),
    },
  }),
  'charts/user/notes': ({ limit = 30 }) => notes(limit),
  'drive/stream': ({ limit = 10 }) => mediaSamples().sixteen.slice(0, limit),
  'drive/files': () => mediaSamples().sixteen,
  'users/lists/list': () => [{ id: 'dev-list', createdAt: agoIso(HOUR_MS), name: 'Gardeners', userIds: [], isPublic: false }],
  'users/following': () =>
    samplePeople().map((followee) => ({
      id: `dev-follow-${followee.id}`,
      createdAt: agoIso(HOUR_MS),
      followeeId: followee.id,
      followerId: 'dev-viewer',
      followee: inDetail(followee),
    })),
  'notes/timeline': () => [],
  'antennas/list': () => [],
  ...Object.assign({}, ...[...collectSamples().values()].map(({ answers }) => answers)),
});

/** Messages of the channels that widgets listen to, the newest first, as servers send them. */
export const CHANNEL_LOGS: Readonly<Record<string, () => readonly unknown[]>> = {
  serverStats: () => {
    const [cpu, memory, net] = [hills(50, 90), hills(50, 12, 3), hills(50, 400, 5)];
    return cpu.map((value, at) => ({
      cpu: value / 100,
      mem: { used: memory[at]! * GIB, active: (memory[at]! * GIB) / 2 },
      net: { rx: net[at]! * 1024, tx: net[at]! * 256 },
      fs: { r: 0, w: 0 },
    }));
  },
  queueStats: () =>
    [1, 0].map((at) => {
      const queue = (n: number) => ({ activeSincePrevTick: 12 * n + at, active: n, waiting: 40 * n * at, delayed: 1200 * n });
      return { deliver: queue(2), inbox: queue(1) };
    }),
};
