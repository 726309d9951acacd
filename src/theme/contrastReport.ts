import { colord, type Colord } from 'colord';
import {
  boxCompanions,
  companionsOf,
  controlCompanions,
  fillCompanions,
  navigationCompanions,
  plainTexts,
  surfacesOf,
  textCompanions,
} from './companions';
import { compileTheme } from './compileTheme';
import { CONTROL_CONTRAST, leastContrast, over, TEXT_CONTRAST } from './contrast';
import type { Theme } from './Theme';

/** How well one color can be seen where the product uses it. */
export interface ContrastEntry {
  /** The property of the theme. */
  readonly property: string;
  /** What the product shows in its place. */
  readonly companion: string;
  /** The lowest contrast of the color as the theme has it with anything that it stands on, from 1 to 21. */
  readonly contrast: number;
  /** The lowest contrast of the color that the product shows. */
  readonly shown: number;
  readonly wanted: number;
  /** `good`: enough as it is. `adjusted`: too low, but the product shows a darker or brighter shade of it. `faint`: no shade is enough. */
  readonly verdict: 'good' | 'adjusted' | 'faint';
}

/**
 * Compares the colors of a theme with everything that they stand on, the companions included.
 * @throws {ParseError} as `compileTheme` does.
 */
export function contrastReport(theme: Theme): readonly ContrastEntry[] {
  const written = compileTheme(theme);
  const shown = companionsOf(written);
  const surfaces = surfacesOf(written);
  const { content, navigation } = surfaces;
  const entry = (
    property: string,
    companion: string,
    wanted: number,
    below: readonly Colord[] = content,
    shownBelow = below,
  ): ContrastEntry => {
    const contrast = leastContrast(colord(written[property]!), below);
    const seen = leastContrast(colord(shown[companion]!), shownBelow);
    return {
      property,
      companion,
      contrast,
      shown: seen,
      wanted,
      verdict: contrast >= wanted ? 'good' : seen >= wanted ? 'adjusted' : 'faint',
    };
  };
  const fills = (names: readonly string[], colors = written) => names.map((name) => over(colord(colors[name]!), content[0]!));
  return [
    ...Object.entries(plainTexts).map(([name, where]) => entry(name, name, TEXT_CONTRAST, surfaces[where])),
    ...Object.entries(textCompanions).map(([companion, source]) => entry(source, companion, TEXT_CONTRAST)),
    ...Object.entries(navigationCompanions).map(([companion, [source, wanted]]) => entry(source, companion, wanted, navigation)),
    ...Object.entries(boxCompanions).map(([companion, [source, box]]) => entry(source, companion, TEXT_CONTRAST, fills([box]))),
    ...Object.entries(fillCompanions).map(([companion, boxes]) =>
      entry('fgOnAccent', companion, TEXT_CONTRAST, fills(boxes), fills(boxes, { ...written, ...shown })),
    ),
    ...Object.entries(controlCompanions).map(([companion, source]) => entry(source, companion, CONTROL_CONTRAST)),
  ];
}
