/**
 * Estimates an upper bound for the work of the markup parser. The parser backtracks: an opener without a closer rescans to
 * the end of the line or the text, and openers multiply, so 480 characters can take 13 seconds. The estimate walks the text
 * a fixed number of times and adds up the distance from each opener to its closer, level by level: inline openers, links
 * around them, blocks around those. One unit is about one attempt at all inline rules. The factors are fitted to measured
 * times of mfm-js 0.26.
 */

/** The largest estimate that is parsed at once. In 22,000 hostile samples such texts took at most a third of a second; real
 * notes stay below it. */
export const PARSE_COST_LIMIT = 15_000;

/** Characters that open expensive markup. Prose without them needs no estimate. */
const OPENERS = /[[<\\`#@*_>]|http/;

/** Characters that end a hashtag. */
const TAG_END = /[\s.,!?'"#:/\]】」）<>]/;

/** Estimates the cost of parsing; compare with {@link PARSE_COST_LIMIT}. Time is linear in the length. */
export function parseCost(text: string): number {
  if (!OPENERS.test(text)) return text.length * 1.5;
  const marks = new Marks(text);
  const inline = prefixSums(text.length, (at) => inlineCost(marks, at));
  const linked = prefixSums(text.length, (at) => inline[at + 1]! - inline[at]! + linkCost(marks, inline, at));
  let total = linked[text.length]!;
  for (let start = 0; start <= text.length;) {
    const end = marks.lineEnd[start]!;
    total += lineCost(marks, linked, start, end);
    start = end + 1;
  }
  return total;
}

/** Returns the cost of trying the inline rules at one position. */
function inlineCost({ text, lineEnd, next, tagEnd }: Marks, at: number): number {
  switch (text[at]) {
    case '\\':
      return text[at + 1] === '(' ? 1 + (Math.min(next('\\)')[at]!, lineEnd[at]!) - at) * 0.15 : 1;
    case '<':
      if (text.startsWith('<plain>', at)) return 1 + (next('</plain>')[at]! - at) * 0.3;
      if (text.startsWith('<http', at)) return 1 + (next('>')[at]! - at) * 0.2;
      return 1;
    case '`':
      return 1 + (Math.min(next('`')[at + 1]!, lineEnd[at]!) - at) * 0.2;
    case '#':
      return 1 + (tagEnd()[at + 1]! - at) * 2 + at * 0.004;
    case '@':
    case '*':
    case '_':
      // These rules look at the text before them, which the parser slices each time.
      return 2 + at * 0.004;
    case 'h':
      return text.startsWith('http', at) ? 4 : 1;
    default:
      return 1;
  }
}

/** A bracket may begin a link: the parser reads up to its closer before it knows whether an address follows. */
function linkCost({ text, lineEnd, next }: Marks, inline: Float64Array, at: number): number {
  if (text[at] !== '[') return 0;
  const end = Math.min(next(']')[at]!, lineEnd[at]!);
  const before = text[at - 1];
  const attempts = before === '?' ? 2 : before === '$' ? 0.5 : 1;
  return (inline[end]! - inline[at + 1]!) * attempts;
}

/** Returns the cost of trying the block rules at the start of a line. */
function lineCost(marks: Marks, linked: Float64Array, start: number, end: number): number {
  const { text } = marks;
  // The search rule scans every line.
  let cost = (end - start) * 0.5;
  let content = start;
  while (text[content] === '>' || text[content] === ' ' || text[content] === '\u3000') content++;
  const isQuoted = content > start;
  if (text.startsWith('<center>', content)) {
    const close = isQuoted ? text.length : marks.next('</center>')[content]!;
    cost += 3 * (linked[close]! - linked[content]!);
  }
  const blockFactor = start > 0 ? 1.2 : 0.6;
  if (text.startsWith('```', start)) cost += (marks.nextLast('\n```')[Math.min(start + 3, text.length)]! - start) * blockFactor;
  if (text.startsWith('\\[', start)) cost += (marks.nextLast('\\]')[start]! - start) * blockFactor;
  // A quote parses its lines again.
  if (text[start] === '>') cost += (end - start) * 3;
  return cost;
}

/** Knows the position of the next closer from each position of a text; the length of the text when there is none. */
class Marks {
  readonly lineEnd: Int32Array;
  readonly #closers = new Map<string, Int32Array>();

  constructor(readonly text: string) {
    this.lineEnd = nextPlaces(text.length, (at) => text[at] === '\n' || text[at] === '\r');
  }

  readonly next = (closer: string): Int32Array => this.#once(closer, (at) => this.text.startsWith(closer, at));

  readonly tagEnd = (): Int32Array => this.#once('#', (at) => TAG_END.test(this.text[at]!));

  /** Like {@link next}, but only for closers at the end of a line. */
  readonly nextLast = (closer: string): Int32Array =>
    this.#once(closer, (at) => {
      const end = at + closer.length;
      return this.text.startsWith(closer, at) && (end >= this.text.length || this.lineEnd[end] === end);
    });

  #once(kind: string, isThere: (at: number) => boolean): Int32Array {
    let places = this.#closers.get(kind);
    if (!places) this.#closers.set(kind, (places = nextPlaces(this.text.length, isThere)));
    return places;
  }
}

function nextPlaces(length: number, isThere: (at: number) => boolean): Int32Array {
  const places = new Int32Array(length + 2).fill(length);
  for (let at = length - 1; at >= 0; at--) places[at] = isThere(at) ? at : places[at + 1]!;
  return places;
}

function prefixSums(length: number, valueAt: (at: number) => number): Float64Array {
  const sums = new Float64Array(length + 1);
  for (let at = 0; at < length; at++) sums[at + 1] = sums[at]! + valueAt(at);
  return sums;
}
