import type { MfmNode } from 'mfm-js';

/** What a text may cost to show. Some hundred emoji or functions are within it; beyond it the page would stutter. */
export const RENDER_COST_LIMIT = 700;

/** What one node costs, as multiples of a bold word; all others cost twice as much as that. */
const COSTS: Partial<Readonly<Record<MfmNode['type'], number>>> = { text: 0.5, bold: 1, italic: 1, inlineCode: 1, fn: 4 };

/** Each letter of a formula becomes about one small element, and never many more (`math/typeset.ts`). */
const FORMULA_LETTER_COST = 0.5;

/** Estimates the work of showing nodes; compare with {@link RENDER_COST_LIMIT}. */
export function renderCost(nodes: readonly MfmNode[]): number {
  let cost = 0;
  for (const { type, props, children } of nodes) {
    const formula = (props as { readonly formula?: string } | undefined)?.formula ?? '';
    cost += (COSTS[type] ?? 2) + formula.length * FORMULA_LETTER_COST + (children ? renderCost(children) : 0);
  }
  return cost;
}
