import type { MfmNode } from 'mfm-js';

/** What a text may cost to show. Some hundred emoji or functions are within it; beyond it the page would stutter. */
export const RENDER_COST_LIMIT = 700;

/** What one node costs, as multiples of a bold word; all others cost twice as much as that. */
const COSTS: Partial<Readonly<Record<MfmNode['type'], number>>> = { text: 0.5, bold: 1, italic: 1, inlineCode: 1, fn: 4 };

/** Estimates the work of showing nodes; compare with {@link RENDER_COST_LIMIT}. */
export function renderCost(nodes: readonly MfmNode[]): number {
  let cost = 0;
  for (const { type, children } of nodes) cost += (COSTS[type] ?? 2) + (children ? renderCost(children) : 0);
  return cost;
}
