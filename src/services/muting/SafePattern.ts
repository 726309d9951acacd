import { compilePattern, type Step, type Steps } from './compilePattern';
import { parsePattern } from './parsePattern';

/** Text beyond this is not searched; characters. */
export const PATTERN_INPUT_LIMIT = 3_000;

/** Steps that one search may take; some milliseconds on a slow phone. */
const MAX_STEPS = 200_000;

/** A search that took too many steps. */
export class PatternTooSlow extends Error {}

/** Where a search has got to, and what its groups hold if that matters. */
interface Thread {
  readonly step: number;
  readonly at: number;
  readonly groups: readonly (number | undefined)[];
}

/**
 * A regular expression that cannot freeze the page. The browser's own ones try every way to match one after the other,
 * and there can be more ways than anybody waits for; nothing can stop them. This one goes to each place of the text at
 * most once for each of its steps, and gives up after a number of them.
 */
export class SafePattern {
  readonly #steps: Steps;
  readonly #flags: string;
  readonly #hasBackreferences: boolean;

  /** @throws SyntaxError for what is no regular expression, UnknownPatternPart for what cannot be searched safely */
  constructor(source: string, flags: string) {
    void new RegExp(source, flags);
    this.#flags = flags;
    this.#steps = compilePattern(parsePattern(source, flags));
    this.#hasBackreferences = hasBackreferences(this.#steps);
  }

  /** Whether it matches somewhere in a text. @throws PatternTooSlow */
  test(text: string): boolean {
    const input = text.slice(0, PATTERN_INPUT_LIMIT);
    const search = new Search(input.match(this.#flags.includes('u') ? /[\s\S]/gu : /[\s\S]/g) ?? [], {
      isCaseless: this.#flags.includes('i'),
      isMultiline: this.#flags.includes('m'),
      remembers: !this.#hasBackreferences,
    });
    return search.find(this.#steps);
  }
}

interface SearchOptions {
  readonly isCaseless: boolean;
  readonly isMultiline: boolean;
  /** Whether a place that led nowhere once always does; not so where it depends on what groups hold. */
  readonly remembers: boolean;
}

class Search {
  readonly #units: readonly string[];
  readonly #options: SearchOptions;
  #left = MAX_STEPS;

  constructor(units: readonly string[], options: SearchOptions) {
    this.#units = units;
    this.#options = options;
  }

  find(steps: Steps): boolean {
    const seen = new Set<number>();
    for (let at = 0; at <= this.#units.length; at += 1) if (this.#run(steps, at, [], seen)) return true;
    return false;
  }

  /** @param endsAt where it has to end, if that matters @returns what the groups hold, or null */
  #run(steps: Steps, start: number, groups: Thread['groups'], seen: Set<number>, endsAt?: number): Thread['groups'] | null {
    const threads: Thread[] = [{ step: 0, at: start, groups }];
    for (let thread = threads.pop(); thread; thread = threads.pop()) {
      if ((this.#left -= 1) < 0) throw new PatternTooSlow();
      if (this.#options.remembers) {
        const place = thread.step * (this.#units.length + 1) + thread.at;
        if (seen.has(place)) continue;
        seen.add(place);
      }
      const step = steps[thread.step]!;
      if (step.type === 'end') {
        if (endsAt === undefined || endsAt === thread.at) return thread.groups;
      } else if (step.type === 'split') threads.push({ ...thread, step: step.other }, { ...thread, step: step.next });
      else {
        const next = this.#take(step, thread);
        if (next) threads.push(next);
      }
    }
    return null;
  }

  #take(step: Exclude<Step, { type: 'end' | 'split' }>, thread: Thread): Thread | null {
    const { at, groups } = thread;
    const next = thread.step + 1;
    switch (step.type) {
      case 'unit':
        return at < this.#units.length && step.matches(this.#units[at]!) ? { step: next, at: at + 1, groups } : null;
      case 'jump':
        return { step: step.next, at, groups };
      case 'save':
        return { step: next, at, groups: this.#options.remembers ? groups : withGroup(groups, step.slot, at) };
      case 'edge':
        return this.#isAtEdge(step.kind, at) ? { step: next, at, groups } : null;
      case 'look': {
        const found = this.#look(step, at, groups);
        return (found === null) === step.isNegated ? { step: next, at, groups: found ?? groups } : null;
      }
      default: {
        const end = this.#endOfRepetition(step.index, at, groups);
        return end === null ? null : { step: next, at: end, groups };
      }
    }
  }

  #look({ steps, isBehind }: Extract<Step, { type: 'look' }>, at: number, groups: Thread['groups']): Thread['groups'] | null {
    if (!isBehind) return this.#run(steps, at, groups, new Set());
    const seen = new Set<number>();
    for (let start = at; start >= 0; start -= 1) {
      const found = this.#run(steps, start, groups, seen, at);
      if (found) return found;
    }
    return null;
  }

  #endOfRepetition(index: number, at: number, groups: Thread['groups']): number | null {
    const [from, to] = [groups[index * 2], groups[index * 2 + 1]];
    // A group that holds nothing yet is repeated by nothing.
    if (from === undefined || to === undefined || to < from) return at;
    const fold = (unit: string | undefined) => (this.#options.isCaseless ? unit?.toLowerCase() : unit);
    for (let offset = 0; offset < to - from; offset += 1) {
      if ((this.#left -= 1) < 0) throw new PatternTooSlow();
      if (fold(this.#units[from + offset]) !== fold(this.#units[at + offset])) return null;
    }
    return at + to - from;
  }

  #isAtEdge(kind: '^' | '$' | 'b' | 'B', at: number): boolean {
    const [before, after] = [this.#units[at - 1], this.#units[at]];
    if (kind === '^') return before === undefined || (this.#options.isMultiline && isLineEnd(before));
    if (kind === '$') return after === undefined || (this.#options.isMultiline && isLineEnd(after));
    return (isWord(before) !== isWord(after)) === (kind === 'b');
  }
}

const isLineEnd = (unit: string): boolean => /^[\n\r\u2028\u2029]$/.test(unit);

const isWord = (unit: string | undefined): boolean => unit !== undefined && /^\w$/.test(unit);

function withGroup(groups: Thread['groups'], slot: number, at: number): Thread['groups'] {
  const next = [...groups];
  next[slot] = at;
  return next;
}

const hasBackreferences = (steps: Steps): boolean =>
  steps.some((step) => step.type === 'backreference' || (step.type === 'look' && hasBackreferences(step.steps)));
