/**
 * Readable colors for text beside the theme's own. Several colors of themes, built-in ones included, are too faint for text.
 * A companion is the theme's color with its lightness changed until it is readable on every surface that text stands on.
 * The theme's own properties stay as written, except texts: `fgOnAccent`, and {@link plainTexts} that are too faint.
 */
import { colord, type Colord } from 'colord';
import { blackOrWhiteOn, CONTROL_CONTRAST, leastContrast, mixed, over, readableOn, TEXT_CONTRAST } from './contrast';
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

/**
 * Text on filled controls: companion → the fills. The theme's `fgOnAccent` when it is readable on the first, else black or white. Fills
 * that the text cannot be read on get another lightness.
 */
export const fillCompanions = {
  fgOnAccent: ['accent', 'accentLighten', 'X8', 'X9', 'buttonGradateA', 'buttonGradateB'],
  fgOnIndicator: ['indicator'],
  fgOnBadge: ['badge'],
} as const satisfies Readonly<Record<string, readonly [ThemeProperty, ...ThemeProperty[]]>>;

/** Companions for shapes that must be visible: companion → the property they are derived from. */
export const controlCompanions = {
  controlBorder: 'inputBorder',
  focusRing: 'accent',
} as const satisfies Readonly<Record<string, ThemeProperty>>;

/** Text in the theme's own colors, with the surfaces that it stands on. They keep their names when they have to be adjusted. */
export const plainTexts = {
  fg: 'content',
  fgHighlighted: 'content',
  panelHeaderFg: 'content',
  navFg: 'navigation',
  navHoverFg: 'navigation',
} as const satisfies Readonly<Partial<Record<ThemeProperty, keyof Surfaces>>>;

/** Companions inside the navigation, which a theme may make dark beside a light page. */
export const navigationCompanions = {
  navMutedText: ['fgTransparentWeak', TEXT_CONTRAST],
  navAccentText: ['accent', TEXT_CONTRAST],
  navControlBorder: ['inputBorder', CONTROL_CONTRAST],
  navFocusRing: ['accent', CONTROL_CONTRAST],
} as const satisfies Readonly<Record<string, readonly [ThemeProperty, number]>>;

/** What text stands on: in the navigation, and everywhere else. */
export interface Surfaces {
  readonly content: readonly Colord[];
  readonly navigation: readonly Colord[];
}

/** The surfaces that text stands on, with transparent ones blended: those of the theme, and those of tokens.css. */
export function surfacesOf(colors: Colors): Surfaces {
  const at = (name: ThemeProperty) => colord(colors[name]!);
  const page = over(at('bg'), colord('#fff'));
  const isDark = page.isDark();
  const pole = colord(isDark ? '#fff' : '#000');
  const accent = over(at('accent'), page);
  const opaque = (name: ThemeProperty) => over(at(name), page);
  const [panel, popup, navBg] = [opaque('panel'), opaque('popup'), opaque('navBg')];
  const ground = mixed(opaque('deckBg'), accent, isDark ? 0.96 : 0.95);
  const lighter = (color: Colord) => mixed(color, colord('#fff'), isDark ? 0.95 : 1);
  const [window, overlay] = [lighter(panel), lighter(popup)];
  const rail = mixed(navBg, ground, isDark ? 0.72 : 0.78);
  /** A surface with what marks things on it: the pointer, the accent, a button. */
  const withTints = (below: Colord) => [
    below,
    over(pole.alpha(isDark ? 0.07 : 0.045), below),
    over(accent.alpha(isDark ? 0.18 : 0.13), below),
    ...(['accentedBg', 'buttonBg'] as const).map((name) => over(at(name), below)),
  ];
  return {
    content: [
      page,
      panel,
      popup,
      ...(['panelHighlight', 'panelHeaderBg', 'deckBg', 'X2'] as const).map(opaque),
      ...[page, panel, popup, ground, window, overlay].flatMap(withTints),
      mixed(panel, pole, 0.955),
      mixed(panel, accent, isDark ? 0.82 : 0.86),
      mixed(window, accent, isDark ? 0.88 : 0.9),
      ...[page, panel].flatMap((below) => (['mention', 'mentionMe'] as const).map((name) => over(at(name).alpha(MENTION_TINT), below))),
    ],
    navigation: [navBg, rail].flatMap(withTints),
  };
}

/** The opacity of the color behind a mention. */
const MENTION_TINT = 0.1;

/** Derives all companions from the properties as the theme has them. */
export function companionsOf(colors: Colors): Colors {
  const at = (name: ThemeProperty) => colord(colors[name]!);
  const surfaces = surfacesOf(colors);
  const { content, navigation } = surfaces;
  const page = content[0]!;
  const derive = <T>(table: Readonly<Record<string, T>>, color: (entry: T, name: string) => Colord) =>
    Object.entries(table).map(([name, entry]) => [name, color(entry, name).toRgbString()] as const);
  return Object.fromEntries([
    ...derive<keyof Surfaces>(plainTexts, (where, name) => readableOn(at(name as ThemeProperty), surfaces[where], TEXT_CONTRAST)),
    ...derive<ThemeProperty>(textCompanions, (source) => readableOn(at(source), content, TEXT_CONTRAST)),
    ...derive<ThemeProperty>(controlCompanions, (source) => readableOn(at(source), content, CONTROL_CONTRAST)),
    ...derive<readonly [ThemeProperty, number]>(navigationCompanions, ([source, wanted]) => readableOn(at(source), navigation, wanted)),
    ...derive<readonly [ThemeProperty, ThemeProperty]>(boxCompanions, ([text, box]) =>
      readableOn(at(text), [over(at(box), page)], TEXT_CONTRAST),
    ),
    ...Object.entries(fillCompanions).flatMap(([name, [main, ...others]]) => {
      const seen = [over(at(main), page)];
      const specified = at('fgOnAccent');
      const text = leastContrast(specified, seen) >= TEXT_CONTRAST ? specified : blackOrWhiteOn(seen);
      return [
        [name, text.toRgbString()] as const,
        ...others.map((fill) => [fill, readableOn(over(at(fill), page), [text], TEXT_CONTRAST).toRgbString()] as const),
      ];
    }),
  ]);
}
