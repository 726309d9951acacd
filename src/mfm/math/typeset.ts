import katex from 'katex';
import type { FormulaQuestion, MathPiece } from './protocol';

/** The longest formula that is typeset, in characters. */
const LONGEST = 2000;
/** How many macros may be expanded. A macro that doubles itself twenty times fills the page; a dozen `\dots` and `\ne` take 50. */
const MOST_EXPANSIONS = 50;
/** The largest length that a formula may ask for, in em. */
const LARGEST_EM = 20;
/**
 * A formula with more pieces than `2 × letters + 20` stays as written; every second piece becomes an element. Ordinary
 * formulas have 0.5 to 2 pieces per letter. Only macros have more: they can make fifty thousand pieces from a short text.
 * With this limit the length of a formula bounds its cost, which `renderCost.ts` relies on.
 */
const PIECES_PER_LETTER = 2;
const PIECES_OF_ANY = 20;
const DEEPEST = 60;

/** Elements that are drawn; of others only the content is. None of these loads, links or runs anything. */
const TAGS: ReadonlySet<string> = new Set(
  'math mrow mi mo mn mtext mspace mfrac msqrt mroot msub msup msubsup munder mover munderover mtable mtr mtd mstyle mpadded mphantom menclose'.split(
    ' ',
  ),
);
/** Attributes for size and position. */
const ATTRIBUTES: ReadonlySet<string> = new Set(
  'accent accentunder columnalign columnlines columnspacing depth display displaystyle fence form height largeop linethickness lspace mathcolor mathbackground mathsize mathvariant maxsize minsize movablelimits notation rowlines rowspacing rspace scriptlevel separator stretchy symmetric voffset width'.split(
    ' ',
  ),
);

/** The tree that katex builds: elements, text, and groups around them. */
interface Built {
  readonly type?: string;
  readonly text?: string;
  readonly character?: string | null;
  /** The width of a space, in em. */
  readonly width?: number;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly children?: readonly Built[];
}

/** The part of katex that builds a formula without a document. Its types leave it out. */
const { __renderToDomTree: build } = katex as unknown as {
  readonly __renderToDomTree: (this: void, formula: string, options: katex.KatexOptions) => Built;
};

/**
 * Typesets a formula in TeX as MathML.
 * @returns null for a formula that is invalid or too large to show.
 */
export function typeset({ formula, isBlock }: FormulaQuestion): MathPiece | null {
  if (formula.length > LONGEST) return null;
  const built = guardedBuild(formula, isBlock);
  const math = built && piecesOf(built, { left: formula.length * PIECES_PER_LETTER + PIECES_OF_ANY }, DEEPEST);
  return math?.length === 1 ? math[0]! : null;
}

function guardedBuild(formula: string, isBlock: boolean): Built | null {
  try {
    return build(formula, {
      output: 'mathml',
      displayMode: isBlock,
      throwOnError: true,
      strict: 'ignore',
      trust: false,
      maxExpand: MOST_EXPANSIONS,
      maxSize: LARGEST_EM,
      // The definitions of one formula must not reach the next.
      macros: {},
      globalGroup: false,
    });
  } catch {
    // The reader sees the source.
    return null;
  }
}

/** Returns null when there are too many pieces. */
function piecesOf(built: Built, budget: { left: number }, depth: number): MathPiece[] | null {
  if (depth === 0 || --budget.left < 0) return null;
  const text = built.text ?? built.character;
  if (typeof text === 'string') return [text];
  if (built.type === undefined && built.width) return [{ tag: 'mspace', attributes: { width: `${built.width}em` }, children: [] }];
  if (built.type === 'annotation') return [];
  const children: MathPiece[] = [];
  for (const child of built.children ?? []) {
    const pieces = piecesOf(child, budget, depth - 1);
    if (!pieces) return null;
    children.push(...pieces);
  }
  const tag = built.type ?? '';
  if (!TAGS.has(tag) || (tag === 'mrow' && children.length === 1)) return children;
  const attributes = Object.fromEntries(Object.entries(built.attributes ?? {}).filter(([name]) => ATTRIBUTES.has(name)));
  return [{ tag, attributes, children: joined(children) }];
}

/** katex returns text letter by letter. */
function joined(pieces: readonly MathPiece[]): readonly MathPiece[] {
  return pieces.every((piece) => typeof piece === 'string') && pieces.length > 1 ? [pieces.join('')] : pieces;
}
