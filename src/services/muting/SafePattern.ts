import { compilePattern, type Fork, type Program, type Step } from './compilePattern';
import { parsePattern } from './parsePattern';

/** Text beyond this is not searched; characters. */
export const PATTERN_INPUT_LIMIT = 3_000;

/** Steps that one search may take: 5 ms (field.md C1) on a computer of the middle class that is busy. */
const MAX_STEPS = 120_000;

/** What it costs to write down what a group holds. */
const COPY_STEPS = 5;

/** A search that took too many steps. */
export class PatternTooSlow extends Error {}

/**
 * A regular expression that cannot freeze the page. The browser's own ones try every way to match one after the other,
 * and there can be more ways than anybody waits for; nothing can stop them. This one goes from each place of the text on
 * at most once for each of its forks, looks one unit ahead before it takes a way, and gives up after a number of steps.
 */
export class SafePattern {
  readonly #program: Program;
  readonly #flags: string;
  readonly #hasBackreferences: boolean;

  /** @throws SyntaxError for what is no regular expression, UnknownPatternPart for what cannot be searched safely */
  constructor(source: string, flags: string) {
    void new RegExp(source, flags);
    this.#flags = flags;
    this.#program = compilePattern(parsePattern(source, flags));
    this.#hasBackreferences = hasBackreferences(this.#program);
  }

  /** Whether it matches somewhere in a text. @throws PatternTooSlow */
  test(text: string): boolean {
    const input = text.slice(0, PATTERN_INPUT_LIMIT);
    const search = new Search(this.#flags.includes('u') ? Array.from(input) : input, {
      isCaseless: this.#flags.includes('i'),
      isMultiline: this.#flags.includes('m'),
      remembers: !this.#hasBackreferences,
    });
    return search.find(this.#program);
  }
}

/** More units than these are not kept in mind for a fork. */
const MAX_KNOWN_UNITS = 1_000;

interface SearchOptions {
  readonly isCaseless: boolean;
  readonly isMultiline: boolean;
  /** Whether a place that led nowhere once always does; not so where it depends on what groups hold. */
  readonly remembers: boolean;
}

/** Where a search has got to. */
interface Thread {
  place: number;
  at: number;
  past: Past;
}

/** What its groups hold if that matters, and over which forks it came. */
interface Past {
  readonly groups: Groups;
  readonly fork?: number;
  readonly before?: Past;
}

type Groups = readonly (number | undefined)[];

/** What is remembered of a fork at a place of the text; 0 is nothing. */
const FAILS = 1;
const LEADS_TO_MATCH = 2;

class Search {
  readonly #units: ArrayLike<string>;
  readonly #options: SearchOptions;
  readonly #memories = new Map<Program, Uint8Array>();
  #left = MAX_STEPS;

  constructor(units: ArrayLike<string>, options: SearchOptions) {
    this.#units = units;
    this.#options = options;
  }

  find(program: Program): boolean {
    for (let at = 0; at <= this.#units.length; at += 1) if (this.#run(program, at, [], false)) return true;
    return false;
  }

  /**
   * @param isPart whether it goes on after a match
   * @returns what the groups hold, or null
   */
  #run(program: Program, start: number, groups: Groups, isPart: boolean): Groups | null {
    const { steps, isBackward } = program;
    const { remembers } = this.#options;
    const memory = this.#memoryOf(program);
    const tried: number[] = [];
    const thread: Thread = { place: 0, at: start, past: { groups } };
    // Side by side and not as objects, of which there would be a hundred thousand.
    const places: number[] = [];
    const ats: number[] = [];
    const pasts: Past[] = [];
    for (let isAlive = true; isAlive || places.length > 0;) {
      if (!isAlive) {
        thread.place = places.pop()!;
        thread.at = ats.pop()!;
        thread.past = pasts.pop()!;
      }
      this.#spend(1);
      const step: Step = steps[thread.place]!;
      if (step.type === 'end') return found(thread.past, memory, tried);
      if (step.type !== 'fork') {
        isAlive = this.#take(step, thread, isBackward);
        continue;
      }
      const key = thread.at * program.forks + step.index;
      if (memory[key] === LEADS_TO_MATCH) return found(thread.past, memory, tried);
      isAlive = memory[key] !== FAILS;
      if (!isAlive) continue;
      if (remembers) {
        memory[key] = FAILS;
        if (isPart) {
          tried.push(key);
          thread.past = { groups, fork: key, before: thread.past };
        }
      }
      const ways = this.#waysOf(step, this.#units[isBackward ? thread.at - 1 : thread.at]);
      for (let index = ways.length - 1; index >= 0; index -= 1) {
        places.push(ways[index]!);
        ats.push(thread.at);
        pasts.push(thread.past);
      }
      isAlive = false;
    }
    return null;
  }

  /** Moves a thread over a step. @returns whether it can go on */
  #take(step: Exclude<Step, { type: 'end' | 'fork' }>, thread: Thread, isBackward: boolean): boolean {
    thread.place = step.type === 'jump' ? step.next : thread.place + 1;
    switch (step.type) {
      case 'unit': {
        const unit = this.#units[isBackward ? thread.at - 1 : thread.at];
        thread.at += isBackward ? -1 : 1;
        return unit !== undefined && step.matches(unit);
      }
      case 'jump':
        return true;
      case 'save':
        if (!this.#options.remembers) {
          this.#spend(COPY_STEPS);
          thread.past = { groups: withGroup(thread.past.groups, step.slot, thread.at) };
        }
        return true;
      case 'edge':
        return this.#isAtEdge(step.kind, thread.at);
      case 'look': {
        const groups = this.#run(step.part, thread.at, thread.past.groups, true);
        if (groups && !this.#options.remembers) thread.past = { groups };
        return (groups === null) === step.isNegated;
      }
      default:
        return this.#repeat(step.index, thread, isBackward);
    }
  }

  /** Moves a thread over what a group holds. */
  #repeat(index: number, thread: Thread, isBackward: boolean): boolean {
    const [from, to] = [thread.past.groups[index * 2], thread.past.groups[index * 2 + 1]];
    // A group that holds nothing yet is repeated by nothing.
    if (from === undefined || to === undefined || to < from) return true;
    const start = isBackward ? thread.at - (to - from) : thread.at;
    const fold = (unit: string | undefined) => (this.#options.isCaseless ? unit?.toLowerCase() : unit);
    for (let offset = 0; offset < to - from; offset += 1) {
      this.#spend(1);
      if (fold(this.#units[from + offset]) !== fold(this.#units[start + offset])) return false;
    }
    thread.at = isBackward ? start : start + (to - from);
    return true;
  }

  #isAtEdge(kind: '^' | '$' | 'b' | 'B', at: number): boolean {
    const [before, after] = [this.#units[at - 1], this.#units[at]];
    if (kind === '^') return before === undefined || (this.#options.isMultiline && isLineEnd(before));
    if (kind === '$') return after === undefined || (this.#options.isMultiline && isLineEnd(after));
    return (isWord(before) !== isWord(after)) === (kind === 'b');
  }

  #waysOf(fork: Fork, unit: string | undefined): readonly number[] {
    const { known } = fork;
    let ways = known.get(unit);
    if (!ways) {
      const firsts = fork.firsts();
      ways = fork.to.filter((_, index) => {
        const units = firsts[index]!;
        this.#spend(units?.length ?? 0);
        return units === null || (unit !== undefined && units.some((matches) => matches(unit)));
      });
      if (known.size > MAX_KNOWN_UNITS) known.clear();
      known.set(unit, ways);
    }
    return ways;
  }

  #memoryOf(program: Program): Uint8Array {
    let memory = this.#memories.get(program);
    if (!memory) this.#memories.set(program, (memory = new Uint8Array(program.forks * (this.#units.length + 1))));
    return memory;
  }

  #spend(steps: number): void {
    if ((this.#left -= steps) < 0) throw new PatternTooSlow();
  }
}

/**
 * Remembers a match. What failed on the way is forgotten: it may have failed only because it came back to a fork that was
 * being tried already, and that one has led to a match now.
 */
function found(past: Past, memory: Uint8Array, tried: readonly number[]): Groups {
  for (const key of tried) memory[key] = 0;
  for (let one: Past | undefined = past; one?.fork !== undefined; one = one.before) memory[one.fork] = LEADS_TO_MATCH;
  return past.groups;
}

const isLineEnd = (unit: string): boolean => /^[\n\r\u2028\u2029]$/.test(unit);

const isWord = (unit: string | undefined): boolean => unit !== undefined && /^\w$/.test(unit);

function withGroup(groups: Groups, slot: number, at: number): Groups {
  const next = [...groups];
  next[slot] = at;
  return next;
}

const hasBackreferences = ({ steps }: Program): boolean =>
  steps.some((step) => step.type === 'backreference' || (step.type === 'look' && hasBackreferences(step.part)));
