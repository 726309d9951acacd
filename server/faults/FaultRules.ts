import type { CostlyAnswers } from './CostlyAnswers';
import type { FewWorkers } from './FewWorkers';

/** A fault of a request: it waits, it fails, or it is carried out and its answer is lost. */
export type Fault =
  | { readonly kind: 'delay'; readonly ms: number }
  | { readonly kind: 'fail'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'drop' };

interface Rule {
  readonly path: string;
  readonly fault: Fault;
  /** How many more times it applies; infinite by default. */
  left: number;
}

/** The faults that a test asked for, by the start of the request's path. Latest first. */
export class FaultRules {
  #rules: Rule[] = [];
  /** Whether every connection is cut, as if the instance were down. */
  isRefusing = false;
  /** How long each message of a streaming connection waits, in ms. */
  streamDelayMs = 0;
  /** Makes the instance as slow as a small server, if set. */
  workers: FewWorkers | null = null;
  /** Makes some answers cost processor time, if set. */
  costs: CostlyAnswers | null = null;

  /** @param times how many times it applies; always by default. */
  add(path: string, fault: Fault, times?: number): void {
    this.#rules.unshift({ path, fault, left: times ?? Number.POSITIVE_INFINITY });
  }

  /** The fault of one kind for a request, if any. This counts as a use. */
  take<K extends Fault['kind']>(path: string, kind: K): Extract<Fault, { kind: K }> | null {
    const rule = this.#rules.find((candidate) => candidate.fault.kind === kind && path.startsWith(candidate.path));
    if (!rule) return null;
    rule.left--;
    if (rule.left <= 0) this.#rules = this.#rules.filter((candidate) => candidate !== rule);
    return rule.fault as Extract<Fault, { kind: K }>;
  }

  clear(): void {
    this.#rules = [];
    this.isRefusing = false;
    this.streamDelayMs = 0;
    this.workers = null;
    this.costs = null;
  }
}
