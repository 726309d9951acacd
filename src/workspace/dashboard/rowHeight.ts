import { GAP_PX, ROW_PX } from '~/services/workspace/dashboard';

/** The usual height of a row with the gap below it; px. */
export const PITCH_PX = ROW_PX + GAP_PX;

/** How far rows shrink or grow so that they end with the page; px. */
export const LEAST_PX = 48;
export const MOST_PX = 84;

/** The height of a row with its gap with which some rows fill a height, if that is a usual one. @param height px */
export function pitchFor(rows: number, height: number): number {
  const filling = Math.floor((height + GAP_PX) / Math.max(1, rows));
  return filling >= LEAST_PX && filling <= MOST_PX ? filling : PITCH_PX;
}

/** How many whole rows have room in a height. */
export const rowsIn = (height: number, pitch: number): number => Math.max(1, Math.floor((height + GAP_PX) / pitch));
