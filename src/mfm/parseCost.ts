/**
 * Upper estimate of the work that the markup parser would do. The parser backtracks: an opener without its closer
 * rescans to the end of line or text, and openers multiply, so that 480 characters can cost 13 seconds. The estimate
 * walks the text a fixed number of times and adds up the distance from each opener to its closer, one level inside the
 * other: inline openers, links around them, blocks around those. One unit is about one attempt at all inline rules;
 * the factors were fitted to measured times of mfm-js 0.26.
 */

/** Texts up to this estimate took at most a third of a second in 22,000 hostile samples; real notes stay below it. */
export const PARSE_COST_LIMIT = 15_000;

/** Characters that open something expensive; prose without them needs no estimate. */
const OPENERS = /[[<\\`#@*_>]|http/;

/** Where a hashtag ends at the latest. */
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

/** What trying the inline rules at one place costs. */
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
      // These look back at the text before them, which the parser slices anew each time.
      return 2 + at * 0.004;
    case 'h':
      return text.startsWith('http', at) ? 4 : 1;
    default:
      return 1;
  }
}

/** A bracket tries to be a link: it parses up to its closer before it knows whether an address follows. */
function linkCost({ text, lineEnd, next }: Marks, inline: Float64Array, at: number): number {
  if (text[at] !== '[') return 0;
  const end = Math.min(next(']')[at]!, lineEnd[at]!);
  const before = text[at - 1];
  const attempts = before === '?' ? 2 : before === '$' ? 0.5 : 1;
  return (inline[end]! - inline[at + 1]!) * attempts;
}

/** What trying the block rules at the start of a line costs. */
function lineCost(marks: Marks, linked: Float64Array, start: number, end: number): number {
  const { text } = marks;
  // The search rule looks through every line.
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
  // A quote parses its own lines again.
  if (text[start] === '>') cost += (end - start) * 3;
  return cost;
}

/** For each place of a text, where the next closer of a kind begins; the text's length where there is none. */
class Marks {
  readonly lineEnd: Int32Array;
  readonly #closers = new Map<string, Int32Array>();

  constructor(readonly text: string) {
    this.lineEnd = nextPlaces(text.length, (at) => text[at] === '\n' || text[at] === '\r');
  }

  readonly next = (closer: string): Int32Array => this.#once(closer, (at) => this.text.startsWith(closer, at));

  readonly tagEnd = (): Int32Array => this.#once('#', (at) => TAG_END.test(this.text[at]!));

  /** Closers that a line ends with. */
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
