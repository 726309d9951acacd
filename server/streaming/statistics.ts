import { readFileSync } from 'node:fs';
import { cpus, freemem, totalmem } from 'node:os';
import type { Clock } from '~/lib/clock';
import type { Disposable } from '~/lib/disposable';

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

/** Waiting jobs. The instance exchanges nothing with other servers, so there are never any. */
export interface QueueStats {
  readonly deliver: QueueFigures;
  readonly inbox: QueueFigures;
}

/** How many measurements are kept for `requestLog`, as on real servers. */
const LOG_LENGTH = 200;
const SERVER_PERIOD_MS = 2000;
const QUEUE_PERIOD_MS = 10_000;

/** Measures at an interval while there are listeners, and keeps the last measurements. */
export class StatsFeed<T> implements Disposable {
  readonly #clock: Clock;
  readonly #periodMs: number;
  readonly #start: () => () => T;
  readonly #listeners = new Set<(stats: T) => void>();
  #log: T[] = [];
  #beat: Disposable | null = null;

  /** @param start begins measuring and returns a function that takes one measurement. */
  constructor(clock: Clock, periodMs: number, start: () => () => T) {
    this.#clock = clock;
    this.#periodMs = periodMs;
    this.#start = start;
  }

  /** The last measurements, newest first. */
  log(length: number): readonly T[] {
    return this.#log.slice(0, length);
  }

  listen(listener: (stats: T) => void): Disposable {
    this.#listeners.add(listener);
    if (!this.#beat) {
      const measure = this.#start();
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
    this.#beat?.dispose();
    this.#beat = null;
  }

  #tell(stats: T): void {
    this.#log = [stats, ...this.#log].slice(0, LOG_LENGTH);
    for (const listener of this.#listeners) listener(stats);
  }
}

/** Measurements of the machine that the instance runs on. */
export const serverStatsFeed = (clock: Clock): StatsFeed<ServerStats> =>
  new StatsFeed(clock, SERVER_PERIOD_MS, () => {
    let before = countersOf(clock);
    return () => {
      const now = countersOf(clock);
      const stats = statsBetween(before, now);
      before = now;
      return stats;
    };
  });

/** Queues of jobs for other servers, which are always empty. */
export const queueStatsFeed = (clock: Clock): StatsFeed<QueueStats> =>
  new StatsFeed(clock, QUEUE_PERIOD_MS, () => {
    const none: QueueFigures = { activeSincePrevTick: 0, active: 0, waiting: 0, delayed: 0 };
    return () => ({ deliver: none, inbox: none });
  });

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

function countersOf(clock: Clock): Counters {
  const times = cpus().map((cpu) => cpu.times);
  const sum = (pick: (time: (typeof times)[number]) => number) => times.reduce((total, time) => total + pick(time), 0);
  const totalMs = sum((time) => time.user + time.nice + time.sys + time.idle + time.irq);
  return { atMs: clock.now(), totalMs, busyMs: totalMs - sum((time) => time.idle), ...networkCounters(), ...diskCounters() };
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

/** Lines of a file under /proc. Other systems than Linux have none, so these figures stay 0 there. */
function procLines(path: string): readonly string[] {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch {
    // Only Linux has the file. The other figures are still useful.
    return [];
  }
}

function networkCounters(): { rx: number; tx: number } {
  let rx = 0;
  let tx = 0;
  for (const line of procLines('/proc/net/dev')) {
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
    if (!/^(sd[a-z]+|vd[a-z]+|nvme\d+n\d+|mmcblk\d+)$/.test(figures[2] ?? '')) continue;
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
