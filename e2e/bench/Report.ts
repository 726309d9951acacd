import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** One line of the bench: a measured value beside its target. */
export interface Line {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The highest value that passes, or the lowest one for rates. */
  readonly target: number;
  readonly ok: boolean;
}

/** Collects lines, prints them as one table and writes them as JSON. */
export class Report {
  readonly #lines: Line[] = [];

  /** Adds a value that should stay small. */
  atMost(name: string, value: number, unit: string, target: number): void {
    this.#add({ name, value: rounded(value), unit, target, ok: value <= target });
  }

  /** Adds a value that should be large. */
  atLeast(name: string, value: number, unit: string, target: number): void {
    this.#add({ name, value: rounded(value), unit, target, ok: value >= target });
  }

  get allOk(): boolean {
    return this.#lines.every((line) => line.ok);
  }

  print(): void {
    const cpu = cpus();
    console.log(`\n${cpu.length} × ${cpu[0]?.model.trim() ?? 'unknown processor'}, Node ${process.versions.node}\n`);
    console.log('| line | value | target | |');
    console.log('|---|--:|--:|---|');
    for (const { name, value, unit, target, ok } of this.#lines)
      console.log(`| ${name} | ${value} ${unit} | ${target} ${unit} | ${ok ? 'ok' : 'MISSED'} |`);
  }

  write(file: string): void {
    writeFileSync(file, `${JSON.stringify(this.#lines, null, 2)}\n`);
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
