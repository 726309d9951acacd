import { bare, literalText, propertyName, visit } from '../lib/ast';
import { parseCss } from '../lib/css';
import { NAMED_COLORS } from '../lib/namedColors';
import type { SourceFile } from '../lib/tree';
import { lineAt, type Violation } from '../lib/violations';

const COLOR_FUNCTION = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const HEX_COLOR = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b/i;

/** Properties whose values can contain colors; a custom property can contain anything. */
const COLORED = /color|background|border|outline|shadow|fill|stroke|column-rule|text-decoration|text-emphasis|^--/i;

const PHYSICAL_PROPERTY =
  /^(?:left|right|top|bottom|(?:margin|padding|scroll-margin|scroll-padding|border)-(?:left|right|top|bottom)(?:-.+)?|border-(?:top|bottom)-(?:left|right)-radius)$/;
const PHYSICAL_VALUE = /^(?:left|right)$/;
const SIDED_BY_VALUE = new Set(['text-align', 'float', 'clear', 'caption-side']);

/**
 * Media features of the viewport. Those of the device and the person (`pointer`, `prefers-*`, `forced-colors`) are
 * allowed.
 */
const VIEWPORT_FEATURE = /\b(?:(?:min-|max-)?(?:width|height|inline-size|block-size|aspect-ratio)|orientation)\b/;

/** Any element before a sibling. Browsers then compute the styles of all siblings again, with what is in them, for every insertion. */
const SIBLING_OF_ANY = /(?:^|[\s>+~,(])\*\s*[+~]/;

/** Strings and addresses contain no colors, whatever they look like. */
const withoutStrings = (value: string): string => value.replaceAll(/url\([^)]*\)|"[^"]*"|'[^']*'/g, '');

function rawColor(property: string, value: string): string | null {
  const text = withoutStrings(value);
  const written = HEX_COLOR.exec(text) ?? COLOR_FUNCTION.exec(text);
  if (written) return written[0];
  if (!COLORED.test(property)) return null;
  return text.match(/(?<![\w-])[a-z]+(?![\w(-])/gi)?.find((word) => NAMED_COLORS.has(word.toLowerCase())) ?? null;
}

/** Why a value is not allowed outside of the theme, or null. */
export function problemOf(property: string, value: string): string | null {
  const color = rawColor(property, value);
  if (color !== null) return `${property} has the raw color ${color}: use a property of the theme, as in var(--accent)`;
  if (property === 'z-index' && /\d/.test(value.replaceAll(/var\([^)]*\)/g, ''))) return `z-index ${value} is a number: use var(--z-…)`;
  const time = /(?<![\w.-])(?:\d+\.?\d*|\.\d+)m?s\b/i.exec(withoutStrings(value));
  if (time && Number.parseFloat(time[0]) !== 0) return `${property} has the duration ${time[0]}: use var(--dur-…)`;
  if (PHYSICAL_PROPERTY.test(property) || (SIDED_BY_VALUE.has(property) && PHYSICAL_VALUE.test(value))) {
    return `${property}${SIDED_BY_VALUE.has(property) ? `: ${value}` : ''} names a side of the screen: use the logical one (inline-start, block-end …)`;
  }
  return null;
}

/** Finds colors, layers, durations and sides that belong to the theme or the writing direction, and selectors that slow a page. */
export function checkCss(files: readonly SourceFile[]): Violation[] {
  return files.flatMap((file) => {
    const { declarations, atRules, selectors } = parseCss(file.text);
    const found: Violation[] = [];
    for (const { property, value, offset } of declarations) {
      const message = problemOf(property, value);
      if (message !== null) found.push({ path: file.path, line: lineAt(file, offset), message });
    }
    for (const { text, offset } of selectors) {
      if (!SIBLING_OF_ANY.test(withoutStrings(text))) continue;
      found.push({ path: file.path, line: lineAt(file, offset), message: `"${text}" slows every insertion: use :not(:first-child)` });
    }
    if (file.path.startsWith('src/workspace/shell/')) return found;
    for (const { name, prelude, offset } of atRules) {
      if (name !== 'media' || !VIEWPORT_FEATURE.test(prelude)) continue;
      found.push({
        path: file.path,
        line: lineAt(file, offset),
        message: `@media ${prelude} asks for the viewport: use a container query`,
      });
    }
    return found;
  });
}

const kebab = (name: string): string => (name.startsWith('--') ? name : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));

/** Finds the same values in `style={{ … }}`. */
export function checkInlineStyles(files: readonly SourceFile[]): Violation[] {
  return files.flatMap((file) => {
    const found: Violation[] = [];
    visit(file, {
      JSXAttribute(node) {
        if (node.name.name !== 'style' || node.value?.type !== 'JSXExpressionContainer') return;
        const style = bare(node.value.expression);
        if (style.type !== 'ObjectExpression') return;
        for (const property of style.properties) {
          if (property.type !== 'Property') continue;
          const name = propertyName(property);
          const value =
            property.value.type === 'Literal' && typeof property.value.value === 'number'
              ? String(property.value.value)
              : literalText(property.value);
          if (name === null) continue;
          const message = problemOf(kebab(name), value ?? '');
          if (message !== null) found.push({ path: file.path, line: lineAt(file, property.start), message });
        }
      },
    });
    return found;
  });
}
