import { UnknownPatternPart, type PatternNode } from './parsePattern';

/** A step of a pattern; `next` and `other` are places of further steps. */
export type Step =
  | { readonly type: 'unit'; readonly matches: (unit: string) => boolean }
  /** Goes on at `next`; where that leads nowhere, at `other`. */
  | { readonly type: 'split'; readonly next: number; readonly other: number }
  | { readonly type: 'jump'; readonly next: number }
  | { readonly type: 'save'; readonly slot: number }
  | { readonly type: 'edge'; readonly kind: '^' | '$' | 'b' | 'B' }
  | { readonly type: 'look'; readonly steps: Steps; readonly isBehind: boolean; readonly isNegated: boolean }
  | { readonly type: 'backreference'; readonly index: number }
  | { readonly type: 'end' };

/** A pattern as steps, from the first one on. */
export type Steps = readonly Step[];

/** A pattern of more steps says the same thing thousands of times (`x{5000}`); nobody writes that by hand. */
const MAX_STEPS = 2000;

/** Turns a pattern into steps. @throws UnknownPatternPart when there are too many */
export function compilePattern(pattern: PatternNode): Steps {
  const steps: Step[] = [];
  emit(pattern, steps);
  steps.push({ type: 'end' });
  return steps;
}

function emit(node: PatternNode, steps: Step[]): void {
  if (steps.length > MAX_STEPS) throw new UnknownPatternPart('too many steps');
  switch (node.type) {
    case 'sequence':
      for (const part of node.parts) emit(part, steps);
      return;
    case 'choice':
      emitChoice(node.options, steps);
      return;
    case 'repeat':
      emitRepeat(node, steps);
      return;
    case 'group':
      steps.push({ type: 'save', slot: node.index * 2 });
      emit(node.part, steps);
      steps.push({ type: 'save', slot: node.index * 2 + 1 });
      return;
    case 'look':
      steps.push({ type: 'look', steps: compilePattern(node.part), isBehind: node.isBehind, isNegated: node.isNegated });
      return;
    default:
      steps.push(node);
  }
}

function emitChoice(options: readonly PatternNode[], steps: Step[]): void {
  const jumps: number[] = [];
  options.forEach((option, place) => {
    if (place === options.length - 1) return emit(option, steps);
    const split = steps.push({ type: 'jump', next: 0 }) - 1;
    emit(option, steps);
    jumps.push(steps.push({ type: 'jump', next: 0 }) - 1);
    steps[split] = { type: 'split', next: split + 1, other: steps.length };
  });
  for (const jump of jumps) steps[jump] = { type: 'jump', next: steps.length };
}

function emitRepeat({ part, min, max, isLazy }: Extract<PatternNode, { type: 'repeat' }>, steps: Step[]): void {
  const split = (inside: number, after: number): Step => ({
    type: 'split',
    next: isLazy ? after : inside,
    other: isLazy ? inside : after,
  });
  for (let count = 0; count < min; count += 1) emit(part, steps);
  if (max === Number.POSITIVE_INFINITY) {
    const start = steps.push({ type: 'jump', next: 0 }) - 1;
    emit(part, steps);
    steps.push({ type: 'jump', next: start });
    steps[start] = split(start + 1, steps.length);
    return;
  }
  const splits: number[] = [];
  for (let count = min; count < max; count += 1) {
    splits.push(steps.push({ type: 'jump', next: 0 }) - 1);
    emit(part, steps);
  }
  for (const place of splits) steps[place] = split(place + 1, steps.length);
}
