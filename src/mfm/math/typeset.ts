import katex from 'katex';
import type { FormulaQuestion, MathPiece } from './protocol';

/** Formulas are short; characters. */
const LONGEST = 2000;
/** How often macros may be replaced: one that doubles itself twenty times fills the page. A dozen `\dots` and `\ne` take 50. */
const MOST_EXPANSIONS = 50;
/** Largest length that a formula may ask for; em. */
const LARGEST_EM = 20;
/**
 * Formulas of more pieces than `2 × letters + 20` stay as they were written. Every second piece is an element of the page.
 * Ordinary formulas have 0.5 to 2 pieces a letter; only macros have more, and could make fifty thousand of a text whose
 * length says nothing about it. So its length does: `renderCost.ts` counts it.
 */
const PIECES_PER_LETTER = 2;
const PIECES_OF_ANY = 20;
const DEEPEST = 60;

/** Elements that show something; others give way to what is in them. None of them loads, links or runs anything. */
const TAGS: ReadonlySet<string> = new Set(
  'math mrow mi mo mn mtext mspace mfrac msqrt mroot msub msup msubsup munder mover munderover mtable mtr mtd mstyle mpadded mphantom menclose'.split(
    ' ',
  ),
);
/** Attributes that size and place. */
const ATTRIBUTES: ReadonlySet<string> = new Set(
  'accent accentunder columnalign columnlines columnspacing depth display displaystyle fence form height largeop linethickness lspace mathcolor mathbackground mathsize mathvariant maxsize minsize movablelimits notation rowlines rowspacing rspace scriptlevel separator stretchy symmetric voffset width'.split(
    ' ',
  ),
);

/** What the package builds: elements, text, and groups around them. */
interface Built {
  readonly type?: string;
  readonly text?: string;
  readonly character?: string | null;
  /** Of a space; em. */
  readonly width?: number;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly children?: readonly Built[];
}

/** The inside of the package that builds a formula without a document; its types leave it out. */
const { __renderToDomTree: build } = katex as unknown as {
  readonly __renderToDomTree: (this: void, formula: string, options: katex.KatexOptions) => Built;
};

/**
 * A formula in TeX as MathML.
 * @returns null for one that is wrong, or too much to show.
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
      // One formula's definitions are nothing to the next one.
      macros: {},
      globalGroup: false,
    });
  } catch {
    // People see what was written.
    return null;
  }
}

/** Null when there is too much of it. */
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

/** Text comes letter by letter. */
function joined(pieces: readonly MathPiece[]): readonly MathPiece[] {
  return pieces.every((piece) => typeof piece === 'string') && pieces.length > 1 ? [pieces.join('')] : pieces;
}
