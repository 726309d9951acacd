/** What goes wrong with a request: it waits, is refused, or is carried out and its answer lost. */
export type Fault =
  | { readonly kind: 'delay'; readonly ms: number }
  | { readonly kind: 'fail'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'drop' };

interface Rule {
  readonly path: string;
  readonly fault: Fault;
  /** How often it still applies; infinite unless asked otherwise. */
  left: number;
}

/** The faults that a test has asked for, by the beginning of the request's path. Latest first. */
export class FaultRules {
  #rules: Rule[] = [];
  /** Whether every connection is cut, as if the instance were down. */
  isRefusing = false;
  /** Milliseconds that each message of the streaming connection waits. */
  streamDelayMs = 0;

  /** @param times how often it applies; always, if absent. */
  add(path: string, fault: Fault, times?: number): void {
    this.#rules.unshift({ path, fault, left: times ?? Number.POSITIVE_INFINITY });
  }

  /** The fault of one kind for a request, counted as used. */
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
  }
}
