/** The things that fall over the page in a season. */
export type Falling = 'snow' | 'petals';

const NORTH: Readonly<Record<number, Falling>> = { 11: 'snow', 0: 'snow', 2: 'petals', 3: 'petals' };
const SOUTH: Readonly<Record<number, Falling>> = { 6: 'snow', 7: 'snow' };

/**
 * The things that fall in a month, as in other clients; null for none.
 * @param month 0 for January
 */
export function fallingIn(month: number, hemisphere: 'N' | 'S'): Falling | null {
  return (hemisphere === 'N' ? NORTH : SOUTH)[month] ?? null;
}
