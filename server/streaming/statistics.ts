import { readFileSync } from 'node:fs';
import { cpus, freemem, totalmem } from 'node:os';
import type { Clock } from '~/lib/clock';
import type { Disposable } from '~/lib/disposable';
import type { Load, QueueName } from '../lib/Jobs';

/** A measurement of the machine: shares from 0 to 1, bytes, bytes per second, operations per second. */
export interface ServerStats {
  readonly cpu: number;
  readonly mem: { readonly used: number; readonly active: number };
  readonly net: { readonly rx: number; readonly tx: number };
  readonly fs: { readonly r: number; readonly w: number };
}

interface QueueFigures {
  readonly activeSincePrevTick: number;
  readonly active: number;
  readonly waiting: number;
  readonly delayed: number;
}

/**
 * The instance's work, in the two queues of real servers. This instance exchanges no notes with other servers, so they contain its
 * other work:
 *
 * - `inbox` is work on incoming data: uploads that are being stored, pictures that are being decoded for them and for readers,
 *   exports, imports, and the deletion of accounts. Pictures wait when all picture processes are busy.
 * - `deliver` are requests to other sites: feeds, files that are stored by their address, and webhooks.
 *
 * Jobs that are tried again later or due later count as `delayed`. Link previews are stored, so they need no work.
 */
export interface QueueStats {
  readonly deliver: QueueFigures;
  readonly inbox: QueueFigures;
}

/** How many measurements are kept for `requestLog`, as on real servers. */
const LOG_LENGTH = 200;
const SERVER_PERIOD_MS = 2000;
const QUEUE_PERIOD_MS = 10_000;

/**
 * Measures at an interval while there are listeners, and keeps the last measurements. They are dropped after two intervals without
 * listeners, because a gap could not be seen in them.
 */
export class StatsFeed<T> implements Disposable {
  readonly #clock: Clock;
  readonly #periodMs: number;
  readonly #start: () => () => T;
  readonly #listeners = new Set<(stats: T) => void>();
  #log: T[] = [];
  #beat: Disposable | null = null;
  #pausedAtMs: number | null = null;
  readonly #measuresAtOnce: boolean;

  /**
   * @param start begins measuring and returns a function that takes one measurement.
   * @param options.measuresAtOnce whether a feed without earlier measurements takes one when it begins. Figures that need no time
   *   between two readings then reach a listener's `requestLog` at once.
   */
  constructor(clock: Clock, periodMs: number, start: () => () => T, { measuresAtOnce = false } = {}) {
    this.#clock = clock;
    this.#periodMs = periodMs;
    this.#start = start;
    this.#measuresAtOnce = measuresAtOnce;
  }

  /** The last measurements, newest first. */
  log(length: number): readonly T[] {
    return this.#log.slice(0, length);
  }

  listen(listener: (stats: T) => void): Disposable {
    this.#listeners.add(listener);
    if (!this.#beat) {
      if (this.#pausedAtMs !== null && this.#clock.now() - this.#pausedAtMs > 2 * this.#periodMs) this.#log = [];
      const measure = this.#start();
      if (this.#measuresAtOnce && this.#log.length === 0) this.#log = [measure()];
      this.#beat = this.#clock.every(this.#periodMs, () => this.#tell(measure()));
    }
    return {
      dispose: () => {
        this.#listeners.delete(listener);
        if (this.#listeners.size === 0) this.dispose();
      },
    };
  }

  dispose(): void {
    if (!this.#beat) return;
    this.#beat.dispose();
    this.#beat = null;
    this.#pausedAtMs = this.#clock.now();
  }

  #tell(stats: T): void {
    this.#log = [stats, ...this.#log].slice(0, LOG_LENGTH);
    for (const listener of this.#listeners) listener(stats);
  }
}

/** Bytes received and sent since some moment. */
interface NetworkCounters {
  readonly rx: number;
  readonly tx: number;
}

/**
 * Measurements of the machine that the instance runs on. On Linux, `net` counts the bytes of all network interfaces of the machine
 * except the loopback, and `fs` the operations of its disks. Elsewhere `net` counts the bytes of the instance's own connections,
 * and `fs` is 0.
 * @param ownBytes bytes of the instance's own connections so far.
 */
export const serverStatsFeed = (clock: Clock, ownBytes: () => NetworkCounters): StatsFeed<ServerStats> =>
  new StatsFeed(clock, SERVER_PERIOD_MS, () => {
    let before = countersOf(clock, ownBytes);
    return () => {
      const now = countersOf(clock, ownBytes);
      const stats = statsBetween(before, now);
      before = now;
      return stats;
    };
  });

/** Measurements of the instance's work. The first one counts no job as begun. */
export const queueStatsFeed = (clock: Clock, loadsNow: () => Readonly<Record<QueueName, Load>>): StatsFeed<QueueStats> => {
  const start = (): (() => QueueStats) => {
    let before = loadsNow();
    return () => {
      const now = loadsNow();
      const figures = (queue: QueueName): QueueFigures => ({
        activeSincePrevTick: now[queue].started - before[queue].started,
        active: now[queue].active,
        waiting: now[queue].waiting,
        delayed: now[queue].delayed ?? 0,
      });
      const stats = { deliver: figures('deliver'), inbox: figures('inbox') };
      before = now;
      return stats;
    };
  };
  return new StatsFeed(clock, QUEUE_PERIOD_MS, start, { measuresAtOnce: true });
};

/** Counters that only rise. A measurement is the difference between two readings. */
interface Counters {
  readonly atMs: number;
  readonly busyMs: number;
  readonly totalMs: number;
  readonly rx: number;
  readonly tx: number;
  readonly reads: number;
  readonly writes: number;
}

function countersOf(clock: Clock, ownBytes: () => NetworkCounters): Counters {
  const times = cpus().map((cpu) => cpu.times);
  const sum = (pick: (time: (typeof times)[number]) => number) => times.reduce((total, time) => total + pick(time), 0);
  const totalMs = sum((time) => time.user + time.nice + time.sys + time.idle + time.irq);
  return { atMs: clock.now(), totalMs, busyMs: totalMs - sum((time) => time.idle), ...(machineBytes() ?? ownBytes()), ...diskCounters() };
}

function statsBetween(before: Counters, now: Counters): ServerStats {
  const seconds = Math.max(1, now.atMs - before.atMs) / 1000;
  const perSecond = (from: number, to: number) => round(Math.max(0, to - from) / seconds, 10);
  const totalMs = now.totalMs - before.totalMs;
  return {
    cpu: totalMs > 0 ? round((now.busyMs - before.busyMs) / totalMs, 1000) : 0,
    mem: { used: totalmem() - freemem(), active: totalmem() - availableMemory() },
    net: { rx: perSecond(before.rx, now.rx), tx: perSecond(before.tx, now.tx) },
    fs: { r: perSecond(before.reads, now.reads), w: perSecond(before.writes, now.writes) },
  };
}

const round = (value: number, steps: number): number => Math.round(value * steps) / steps;

/** Lines of a file under /proc; none on other systems than Linux. */
function procLines(path: string): readonly string[] {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch {
    // Only Linux has the file. The other figures are still useful.
    return [];
  }
}

/** Bytes of the network interfaces of the machine, or null where they are unknown. */
function machineBytes(): NetworkCounters | null {
  const lines = procLines('/proc/net/dev');
  if (lines.length === 0) return null;
  let rx = 0;
  let tx = 0;
  for (const line of lines) {
    const [name, rest] = line.split(':');
    if (rest === undefined || name?.trim() === 'lo') continue;
    const figures = rest.trim().split(/\s+/).map(Number);
    rx += figures[0] ?? 0;
    tx += figures[8] ?? 0;
  }
  return { rx, tx };
}

function diskCounters(): { reads: number; writes: number } {
  let reads = 0;
  let writes = 0;
  for (const line of procLines('/proc/diskstats')) {
    const figures = line.trim().split(/\s+/);
    // Whole disks only, because partitions count the same operations again.
    if (!/^(sd[a-z]+|x?vd[a-z]+|nvme\d+n\d+|mmcblk\d+)$/.test(figures[2] ?? '')) continue;
    reads += Number(figures[3] ?? 0);
    writes += Number(figures[7] ?? 0);
  }
  return { reads, writes };
}

function availableMemory(): number {
  const line = procLines('/proc/meminfo').find((entry) => entry.startsWith('MemAvailable:'));
  const kilobytes = line === undefined ? Number.NaN : Number(line.replaceAll(/\D/g, ''));
  return Number.isFinite(kilobytes) ? kilobytes * 1024 : freemem();
}
