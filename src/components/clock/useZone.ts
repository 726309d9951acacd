import { useMemo } from 'react';
import { abbreviationAt, offsetAt } from './zonedTime';

const MINUTE_MS = 60_000;

/** Returns the offset of a zone in minutes and its abbreviation. Both may change with a minute. @param now ms since the epoch */
export function useZone(zone: string | null, now: number): { readonly offset: number; readonly abbreviation: string } {
  const minute = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  return useMemo(() => ({ offset: offsetAt(zone, minute), abbreviation: abbreviationAt(zone, minute) }), [zone, minute]);
}
