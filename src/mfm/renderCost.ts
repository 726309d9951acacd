import type { MfmNode } from 'mfm-js';

/** What a text may cost to show. Some hundred emoji or moving pieces are within it; beyond it the page would stutter. */
export const RENDER_COST_LIMIT = 1000;

/** What one node costs, as multiples of a bold word; all others cost as much as that. */
const COSTS: Partial<Readonly<Record<MfmNode['type'], number>>> = { text: 0.5, mention: 3, url: 2, link: 2, emojiCode: 2, unicodeEmoji: 2 };

/** What a function costs: those that move are drawn anew with every frame. */
const FUNCTION = 2;
const MOVING_FUNCTION = 6;
const moving: ReadonlySet<string> = new Set('tada jelly twitch shake spin jump bounce rainbow sparkle'.split(' '));

/** Estimates the work of showing nodes; compare with {@link RENDER_COST_LIMIT}. */
export function renderCost(nodes: readonly MfmNode[]): number {
  let cost = 0;
  for (const node of nodes) {
    cost += node.type === 'fn' ? (moving.has(node.props.name) ? MOVING_FUNCTION : FUNCTION) : (COSTS[node.type] ?? 1);
    if (node.children) cost += renderCost(node.children);
  }
  return cost;
}
