import type { MfmNode } from 'mfm-js';

/** The largest cost that is rendered at once. A few hundred emoji or functions fit; beyond it the page would stutter. */
export const RENDER_COST_LIMIT = 700;

/** The cost of nodes as multiples of a bold word. Nodes that are not listed cost two. */
const COSTS: Partial<Readonly<Record<MfmNode['type'], number>>> = { text: 0.5, bold: 1, italic: 1, inlineCode: 1, fn: 4 };

/** Each letter of a formula becomes about one small element, and never many more (see `math/typeset.ts`). */
const FORMULA_LETTER_COST = 0.5;

/** Estimates the work of rendering nodes; compare with {@link RENDER_COST_LIMIT}. */
export function renderCost(nodes: readonly MfmNode[]): number {
  let cost = 0;
  for (const { type, props, children } of nodes) {
    const formula = (props as { readonly formula?: string } | undefined)?.formula ?? '';
    cost += (COSTS[type] ?? 2) + formula.length * FORMULA_LETTER_COST + (children ? renderCost(children) : 0);
  }
  return cost;
}
