import { UnknownPatternPart, type PatternNode } from './parsePattern';

/** A step of a pattern; numbers are places of further steps. */
export type Step =
  | { readonly type: 'unit'; readonly matches: UnitTest }
  | Fork
  | { readonly type: 'jump'; readonly next: number }
  | { readonly type: 'save'; readonly slot: number }
  | { readonly type: 'edge'; readonly kind: '^' | '$' | 'b' | 'B' }
  | { readonly type: 'look'; readonly part: Program; readonly isNegated: boolean }
  | { readonly type: 'backreference'; readonly index: number }
  | { readonly type: 'end' };

/** Goes on at the first of these places that leads to a match. */
export interface Fork {
  readonly type: 'fork';
  /** Counts the forks of a program from 0. */
  readonly index: number;
  readonly to: readonly number[];
  /** For each of them the units of which the next one has to be one; null where it may be any or none. */
  readonly firsts: () => readonly (readonly UnitTest[] | null)[];
  /** Which of the places are worth a try before a unit; filled by searches. */
  readonly known: Map<string | undefined, readonly number[]>;
}

type UnitTest = (unit: string) => boolean;

/** A pattern as steps, from the first one on. */
export interface Program {
  readonly steps: readonly Step[];
  /** How many of them are forks. */
  readonly forks: number;
  /** Reads towards the start of the text, as what looks behind does. */
  readonly isBackward: boolean;
}

/** A pattern of more steps says the same thing thousands of times (`x{5000}`); nobody writes that by hand. */
const MAX_STEPS = 2000;

/** A way with more steps before the first unit is not worth following beforehand. */
const MAX_FIRST_STEPS = 200;

/** Turns a pattern into steps. @throws UnknownPatternPart when there are too many */
export function compilePattern(pattern: PatternNode, isBackward = false): Program {
  return new Compiler(isBackward).compile(pattern);
}

class Compiler {
  readonly #isBackward: boolean;
  readonly #steps: Step[] = [];
  #forks = 0;

  constructor(isBackward: boolean) {
    this.#isBackward = isBackward;
  }

  compile(pattern: PatternNode): Program {
    this.#emit(pattern);
    this.#steps.push({ type: 'end' });
    return { steps: this.#steps, forks: this.#forks, isBackward: this.#isBackward };
  }

  #emit(node: PatternNode): void {
    const steps = this.#steps;
    if (steps.length > MAX_STEPS) throw new UnknownPatternPart('too many steps');
    switch (node.type) {
      case 'sequence':
        for (const part of this.#isBackward ? node.parts.toReversed() : node.parts) this.#emit(part);
        return;
      case 'choice':
        this.#emitChoice(node.options);
        return;
      case 'repeat':
        this.#emitRepeat(node);
        return;
      case 'group': {
        const [first, last] = this.#isBackward ? [1, 0] : [0, 1];
        steps.push({ type: 'save', slot: node.index * 2 + first });
        this.#emit(node.part);
        steps.push({ type: 'save', slot: node.index * 2 + last });
        return;
      }
      case 'look':
        steps.push({ type: 'look', part: compilePattern(node.part, node.isBehind), isNegated: node.isNegated });
        return;
      default:
        steps.push(node);
    }
  }

  #emitChoice(options: readonly PatternNode[]): void {
    const fork = this.#reserve();
    const to: number[] = [];
    const jumps = options.map((option) => {
      to.push(this.#steps.length);
      this.#emit(option);
      return this.#reserve();
    });
    this.#steps[fork] = this.#fork(to);
    for (const jump of jumps) this.#steps[jump] = { type: 'jump', next: this.#steps.length };
  }

  #emitRepeat({ part, min, max, isLazy }: Extract<PatternNode, { type: 'repeat' }>): void {
    for (let count = 0; count < min; count += 1) this.#emit(part);
    const forks: number[] = [];
    const isEndless = max === Number.POSITIVE_INFINITY;
    for (let count = min; count < (isEndless ? min + 1 : max); count += 1) {
      forks.push(this.#reserve());
      this.#emit(part);
    }
    if (isEndless) this.#steps.push({ type: 'jump', next: forks[0]! });
    const after = this.#steps.length;
    for (const place of forks) this.#steps[place] = this.#fork(isLazy ? [after, place + 1] : [place + 1, after]);
  }

  /** A place for a step that is known later. */
  #reserve(): number {
    return this.#steps.push({ type: 'jump', next: 0 }) - 1;
  }

  #fork(to: readonly number[]): Fork {
    this.#forks += 1;
    let firsts: ReturnType<Fork['firsts']> | undefined;
    return {
      type: 'fork',
      index: this.#forks - 1,
      to,
      firsts: () => (firsts ??= to.map((place) => firstUnits(this.#steps, place))),
      known: new Map(),
    };
  }
}

/** What the next unit has to be from a place on, or more than that; null if it may be anything. */
function firstUnits(steps: readonly Step[], from: number): readonly UnitTest[] | null {
  const units = new Set<UnitTest>();
  // Grows while it is gone through.
  const places = new Set([from]);
  for (const place of places) {
    const step = steps[place]!;
    if (step.type === 'end' || step.type === 'backreference' || places.size > MAX_FIRST_STEPS) return null;
    if (step.type === 'unit') units.add(step.matches);
    else if (step.type === 'fork') for (const next of step.to) places.add(next);
    else places.add(step.type === 'jump' ? step.next : place + 1);
  }
  return [...units];
}
