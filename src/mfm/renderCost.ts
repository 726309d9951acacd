import type { MfmNode } from 'mfm-js';

/** The largest cost that is rendered at once. A few hundred emoji or functions fit; beyond it the page would stutter. */
export const RENDER_COST_LIMIT = 700;

/** The cost of nodes as multiples of a bold word. Nodes that are not listed cost two. */
const COSTS: Partial<Readonly<Record<MfmNode['type'], number>>> = { text: 0.5, bold: 1, italic: 1, inlineCode: 1, fn: 4 };

/** Each letter of a formula becomes about one small element, and never many more (see `math/typeset.ts`). */
const FORMULA_LETTER_COST = 0.5;

/** The cost of an enlarged letter, per square em. Whole paragraphs of giant letters would make a page of endless length. */
const ENLARGED_LETTER_COST = 0.05;

/** The size of the letters as a multiple of the usual one, and how many functions enlarge them. */
interface Letters {
  readonly size: number;
  readonly enlargements: number;
}

/** Estimates the work of rendering nodes; compare with {@link RENDER_COST_LIMIT}. */
export function renderCost(nodes: readonly MfmNode[], outer: Letters = { size: 1, enlargements: 0 }): number {
  let cost = 0;
  for (const node of nodes) {
    const { type, props, children } = node;
    const formula = (props as { readonly formula?: string } | undefined)?.formula ?? '';
    const letters = node.type === 'text' && outer.size > 1 ? node.props.text.length * outer.size ** 2 : 0;
    cost += (COSTS[type] ?? 2) + formula.length * FORMULA_LETTER_COST + letters * ENLARGED_LETTER_COST;
    if (children) cost += renderCost(children, inside(node, outer));
  }
  return cost;
}

/** The letters among the children of a node. */
function inside(node: MfmNode, outer: Letters): Letters {
  const factor = node.type === 'fn' ? Number(/^x([234])$/.exec(node.props.name)?.[1] ?? 0) : 0;
  if (factor === 0) return outer;
  return { size: outer.size * enlargement(factor, outer.enlargements), enlargements: outer.enlargements + 1 };
}

/**
 * By how much x2, x3 and x4 enlarge letters. A nested function adds half as much, and a third level nothing.
 * @param factor 2, 3 or 4
 * @param enlargements how many functions around it enlarge already
 */
export function enlargement(factor: number, enlargements: number): number {
  const alone = (factor - 1) * 2;
  if (enlargements === 0) return alone;
  return enlargements === 1 ? (alone + 1) / 2 : 1;
}
