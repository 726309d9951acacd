import { colord } from 'colord';
import { boxCompanions, controlCompanions, fillCompanions, surfacesOf, textCompanions } from './companions';
import { CONTROL_CONTRAST, leastContrast, over, TEXT_CONTRAST } from './contrast';

/** How well one color can be seen where the product uses it. */
export interface ContrastEntry {
  /** The property of the theme. */
  readonly property: string;
  /** The lowest contrast with anything that it stands on, from 1 to 21. */
  readonly contrast: number;
  readonly wanted: number;
  /**
   * `good`: enough as it is. `adjusted`: too low, but the product uses a darker or brighter shade of it. `faint`: too low, and used
   * as it is.
   */
  readonly verdict: 'good' | 'adjusted' | 'faint';
}

/** Text in colors that the product uses exactly as the theme has them. */
export const plainTexts = ['fg', 'fgHighlighted', 'navFg', 'navHoverFg', 'panelHeaderFg'] as const;

/** Compares the colors of a compiled theme with everything that they stand on, the companions included. */
export function contrastReport(colors: Readonly<Record<string, string>>): readonly ContrastEntry[] {
  const surfaces = surfacesOf(colors);
  const on = (name: string, wanted: number, below = surfaces) => leastContrast(colord(colors[name]!), below) >= wanted;
  const entry = (property: string, companion: string, wanted: number, below = surfaces): ContrastEntry => {
    const isGood = on(property, wanted, below);
    const verdict = isGood ? 'good' : companion !== property && on(companion, wanted, below) ? 'adjusted' : 'faint';
    return { property, contrast: leastContrast(colord(colors[property]!), below), wanted, verdict };
  };
  const fills = (names: readonly string[]) => names.map((name) => over(colord(colors[name]!), surfaces[0]!));
  return [
    ...plainTexts.map((name) => entry(name, name, TEXT_CONTRAST)),
    ...Object.entries(textCompanions).map(([companion, source]) => entry(source, companion, TEXT_CONTRAST)),
    ...Object.entries(boxCompanions).map(([companion, [source, box]]) => entry(source, companion, TEXT_CONTRAST, fills([box]))),
    ...Object.entries(fillCompanions).map(([companion, boxes]) => entry(companion, companion, TEXT_CONTRAST, fills(boxes))),
    ...Object.entries(controlCompanions).map(([companion, source]) => entry(source, companion, CONTROL_CONTRAST)),
  ];
}
