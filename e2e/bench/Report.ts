import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** One line of the bench: a measured value beside its target. */
interface Line {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The highest value that passes, or the lowest one for rates. */
  readonly target: number;
  /** Whether larger values are better. */
  readonly isRate: boolean;
}

/** The values of a run by the names of their lines, and the machine that they are from. */
interface Result {
  readonly machine: string;
  readonly values: Readonly<Record<string, number>>;
}

/** How much worse than the last result a line may be. Two runs of the same build differ by about half of it. */
const TOLERANCE = 0.15;

/** How much a value may be off besides, because that much is chance: one frame, one element or task. By unit. */
const CHANCE: Readonly<Record<string, number>> = { ms: 17, '': 1, '%': 2, MB: 0.5 };

const [cpu, ...others] = cpus();

const MACHINE = `${others.length + 1} × ${cpu?.model.trim() ?? 'unknown processor'}, Node ${process.versions.node}`;

/** Collects lines, compares them with their targets and with the last result, and prints them as one table. */
export class Report {
  readonly #lines: Line[] = [];
  readonly #last: Result | null;

  /** @param lastFile the last result; another machine's result counts as none */
  constructor(lastFile: string) {
    const last = existsSync(lastFile) ? (JSON.parse(readFileSync(lastFile, 'utf8')) as Result) : null;
    this.#last = last?.machine === MACHINE ? last : null;
  }

  /** Adds a value that should stay small. */
  atMost(name: string, value: number, unit: string, target: number): void {
    this.#add({ name, value: rounded(value), unit, target, isRate: false });
  }

  /** Adds a value that should be large. */
  atLeast(name: string, value: number, unit: string, target: number): void {
    this.#add({ name, value: rounded(value), unit, target, isRate: true });
  }

  /** Whether every line reaches its target and none is clearly worse than the last result. */
  get allOk(): boolean {
    return this.#lines.every((line) => this.#verdict(line) === 'ok');
  }

  print(): void {
    console.log(`\n${MACHINE}${this.#last ? '' : ' (the last result is from another machine, so there is no comparison)'}\n`);
    console.log('| line | value | last | target | |');
    console.log('|---|--:|--:|--:|---|');
    for (const line of this.#lines) {
      const { name, value, unit, target } = line;
      console.log(`| ${name} | ${value} ${unit} | ${this.#last?.values[name] ?? '-'} | ${target} | ${this.#verdict(line)} |`);
    }
  }

  write(file: string): void {
    const result: Result = { machine: MACHINE, values: Object.fromEntries(this.#lines.map(({ name, value }) => [name, value])) };
    writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
  }

  #verdict({ name, value, unit, target, isRate }: Line): 'ok' | 'MISSED' | 'WORSE' {
    const chance = CHANCE[unit] ?? 0;
    const isBeyond = (bound: number): boolean => (isRate ? value < bound - chance : value > bound + chance);
    if (isBeyond(target)) return 'MISSED';
    const last = this.#last?.values[name];
    return last !== undefined && isBeyond(last * (isRate ? 1 - TOLERANCE : 1 + TOLERANCE)) ? 'WORSE' : 'ok';
  }

  #add(line: Line): void {
    this.#lines.push(line);
    console.log(`  ${line.name}: ${line.value} ${line.unit} (target ${line.target})`);
  }
}

const rounded = (value: number): number => (Math.abs(value) >= 1000 ? Math.round(value) : Math.round(value * 10) / 10);

/** The value that `share` (0–1) of the sorted values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The middle value. */
export const median = (values: readonly number[]): number => percentile(values, 0.5);
