/**
 * The meaning of the numbers of a column.
 *
 * - `total`: how many there are at the end of an hour or a day. Hours in which nothing happened have the number of the one before.
 * - `increment`: how many times something happened.
 * - `unique`: how many different accounts, visitors or servers did something.
 */
type ColumnKind = 'total' | 'increment' | 'unique';

const COUNT = { total: 'total', inc: 'increment', dec: 'increment' } as const;
const NOTES = { ...COUNT, diffs: { normal: 'increment', reply: 'increment', renote: 'increment', withFile: 'increment' } } as const;
const DRIVE = { incCount: 'increment', incSize: 'increment', decCount: 'increment', decSize: 'increment' } as const;
const FOLLOWS = { followings: COUNT, followers: COUNT } as const;

/**
 * Every chart, by its name under `charts/`, with its columns in the shape of the answer. A chart is kept once for the whole
 * instance or once for each of its groups: an account (`user/…`) or another server (`instance`). Its changes are in
 * chartChanges.ts. Sizes are in kilobytes.
 */
export const CHARTS = {
  'active-users': {
    readWrite: 'unique',
    read: 'unique',
    write: 'unique',
    registeredWithinWeek: 'unique',
    registeredWithinMonth: 'unique',
    registeredWithinYear: 'unique',
    registeredOutsideWeek: 'unique',
    registeredOutsideMonth: 'unique',
    registeredOutsideYear: 'unique',
  },
  'ap-request': { deliverFailed: 'increment', deliverSucceeded: 'increment', inboxReceived: 'increment' },
  drive: { local: DRIVE, remote: DRIVE },
  federation: {
    deliveredInstances: 'unique',
    inboxInstances: 'unique',
    stalled: 'unique',
    sub: 'total',
    pub: 'total',
    pubsub: 'total',
    subActive: 'total',
    pubActive: 'total',
  },
  instance: {
    requests: { failed: 'increment', succeeded: 'increment', received: 'increment' },
    notes: NOTES,
    users: COUNT,
    following: COUNT,
    followers: COUNT,
    drive: { totalFiles: 'total', incFiles: 'increment', decFiles: 'increment', incUsage: 'increment', decUsage: 'increment' },
  },
  notes: { local: NOTES, remote: NOTES },
  'user/drive': { totalCount: 'total', totalSize: 'total', ...DRIVE },
  'user/following': { local: FOLLOWS, remote: FOLLOWS },
  'user/notes': NOTES,
  'user/pv': { upv: { user: 'unique', visitor: 'unique' }, pv: { user: 'increment', visitor: 'increment' } },
  'user/reactions': { local: { count: 'increment' }, remote: { count: 'increment' } },
  users: { local: COUNT, remote: COUNT },
} as const satisfies Record<string, Columns>;

/** Columns in the shape of the answer. */
interface Columns {
  readonly [name: string]: ColumnKind | Columns;
}

/** Name of a chart. */
export type ChartName = keyof typeof CHARTS;

/** The answer with the numbers of some columns, newest first. */
type Filled<Shape> = { [Name in keyof Shape]: Shape[Name] extends ColumnKind ? number[] : Filled<Shape[Name]> };

/** The answer of a chart. */
export type ChartAnswer<C extends ChartName> = Filled<(typeof CHARTS)[C]>;

function flattened(columns: Columns, path: string): [name: string, kind: ColumnKind][] {
  return Object.entries(columns).flatMap(([name, kind]) =>
    typeof kind === 'string' ? [[path + name, kind] as [string, ColumnKind]] : flattened(kind, `${path}${name}.`),
  );
}

const COLUMNS: ReadonlyMap<string, ReadonlyMap<string, ColumnKind>> = new Map(
  Object.entries(CHARTS).map(([chart, columns]) => [chart, new Map(flattened(columns, ''))]),
);

/**
 * The kind of a column.
 * @param name the path to the column, such as `local.total`.
 * @throws {Error} for a column that the chart does not have.
 */
export function columnKind(chart: ChartName, name: string): ColumnKind {
  const kind = COLUMNS.get(chart)?.get(name);
  if (!kind) throw new Error(`the chart ${chart} has no column ${name}`);
  return kind;
}

/** The answer of a chart, with the numbers that `numbersOf` gives for the path of each column. */
export function filledChart<C extends ChartName>(chart: C, numbersOf: (name: string) => number[]): ChartAnswer<C> {
  const fill = (columns: Columns, path: string): unknown =>
    Object.fromEntries(
      Object.entries(columns).map(([name, kind]) => [
        name,
        typeof kind === 'string' ? numbersOf(path + name) : fill(kind, `${path}${name}.`),
      ]),
    );
  return fill(CHARTS[chart], '') as ChartAnswer<C>;
}
