/** How much room a note takes: with all its buttons, with those under the pointer alone, or one line. */
export type Density = 'comfortable' | 'compact' | 'line';

/** All densities, from the widest to the narrowest. */
export const DENSITIES: readonly Density[] = ['comfortable', 'compact', 'line'];

/** The density of a pane, as far as its record says one. @param stored from the options of the pane */
export const ownDensity = (stored: unknown): Density | null => DENSITIES.find((density) => density === stored) ?? null;

/** What decides about the density of a pane. */
export interface DensityWish {
  /** Chosen for this pane alone. */
  readonly own: Density | null;
  /** Chosen for all of them. */
  readonly general: Density | 'auto';
  readonly frame: 'main' | 'column' | 'window';
  readonly isPhone: boolean;
}

/** The density of a pane. Unless somebody chose, columns on wide screens are compact: several of them are read at once. */
export function densityOf({ own, general, frame, isPhone }: DensityWish): Density {
  if (own) return own;
  if (general !== 'auto') return general;
  return frame === 'column' && !isPhone ? 'compact' : 'comfortable';
}

/** The density after this one, for a key that goes through all of them. */
export const nextDensity = (density: Density): Density => DENSITIES[(DENSITIES.indexOf(density) + 1) % DENSITIES.length]!;
