/**
 * Readable colors for text beside the theme's own. Several colors of themes, built-in ones included, are too faint for text.
 * A companion is the theme's color with its lightness changed until it is readable on every surface that text stands on.
 * The theme's own properties stay as written, except `fgOnAccent`.
 */
import { colord, type Colord } from 'colord';
import { blackOrWhiteOn, CONTROL_CONTRAST, leastContrast, over, readableOn, TEXT_CONTRAST } from './contrast';
import type { ThemeProperty } from './properties';

type Colors = Readonly<Record<string, string>>;

/** Text companions by name, with the property they are derived from. */
export const textCompanions = {
  mutedText: 'fgTransparentWeak',
  accentText: 'accent',
  linkText: 'link',
  hashtagText: 'hashtag',
  mentionText: 'mention',
  mentionMeText: 'mentionMe',
  renoteText: 'renote',
  successText: 'success',
  errorText: 'error',
  warnText: 'warn',
} as const satisfies Readonly<Record<string, ThemeProperty>>;

/** Text on a box of its own color: companion → [property of the text, property of the box]. */
export const boxCompanions = {
  infoText: ['infoFg', 'infoBg'],
  infoWarnText: ['infoWarnFg', 'infoWarnBg'],
} as const satisfies Readonly<Record<string, readonly [ThemeProperty, ThemeProperty]>>;

/** Text on filled controls: companion → the fills. The theme's `fgOnAccent` when it is readable on all, else black or white. */
export const fillCompanions = {
  fgOnAccent: ['accent', 'accentLighten', 'X8', 'X9', 'buttonGradateA', 'buttonGradateB'],
  fgOnIndicator: ['indicator'],
  fgOnBadge: ['badge'],
} as const satisfies Readonly<Record<string, readonly ThemeProperty[]>>;

/** Companions for shapes that must be visible: companion → the property they are derived from. */
export const controlCompanions = {
  controlBorder: 'inputBorder',
  focusRing: 'accent',
} as const satisfies Readonly<Record<string, ThemeProperty>>;

/** The surfaces that text stands on, with transparent ones blended. */
export function surfacesOf(colors: Colors): readonly Colord[] {
  const at = (name: ThemeProperty) => colord(colors[name]!);
  const page = over(at('bg'), colord('#fff'));
  const opaque = (name: ThemeProperty) => over(at(name), page);
  const [panel, popup, navBg] = [opaque('panel'), opaque('popup'), opaque('navBg')];
  const rail = over(over(at('accent').alpha(0.05), opaque('deckBg')).alpha(0.25), navBg);
  return [
    page,
    panel,
    popup,
    navBg,
    ...(['panelHighlight', 'panelHeaderBg', 'deckBg', 'X2'] as const).map(opaque),
    rail,
    ...[page, panel, popup, navBg, rail].map((below) => over(at('accentedBg'), below)),
    over(at('accent').alpha(page.isDark() ? ACTIVE_TINT.dark : ACTIVE_TINT.light), panel),
    ...[page, panel, popup].map((below) => over(at('buttonBg'), below)),
    ...[page, panel].flatMap((below) => (['mention', 'mentionMe'] as const).map((name) => over(at(name).alpha(MENTION_TINT), below))),
  ];
}

/** How much of the accent is in the header of the active pane, the most colored surface (`--surface-active` in tokens.css). */
const ACTIVE_TINT = { light: 0.14, dark: 0.18 };

/** The opacity of the color behind a mention. */
const MENTION_TINT = 0.1;

/** Derives all companions from the compiled properties. */
export function companionsOf(colors: Colors): Colors {
  const at = (name: ThemeProperty) => colord(colors[name]!);
  const surfaces = surfacesOf(colors);
  const page = surfaces[0]!;
  const derive = <T>(table: Readonly<Record<string, T>>, color: (entry: T) => Colord) =>
    Object.entries(table).map(([name, entry]) => [name, color(entry).toRgbString()] as const);
  return Object.fromEntries([
    ...derive<ThemeProperty>(textCompanions, (source) => readableOn(at(source), surfaces, TEXT_CONTRAST)),
    ...derive<ThemeProperty>(controlCompanions, (source) => readableOn(at(source), surfaces, CONTROL_CONTRAST)),
    ...derive<readonly [ThemeProperty, ThemeProperty]>(boxCompanions, ([text, box]) =>
      readableOn(at(text), [over(at(box), page)], TEXT_CONTRAST),
    ),
    ...derive<readonly ThemeProperty[]>(fillCompanions, (fills) => {
      const seen = fills.map((fill) => over(at(fill), page));
      const specified = at('fgOnAccent');
      return leastContrast(specified, seen) >= TEXT_CONTRAST ? specified : blackOrWhiteOn(seen);
    }),
  ]);
}
