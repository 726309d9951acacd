import { expect, test } from 'vitest';
import { parseCss } from './lib/css';
import { CLIENT, readFiles } from './lib/tree';

const styles = readFiles(CLIENT, /\.css$/);
const declarations = styles.flatMap(({ path, text }) => parseCss(text).declarations.map((declaration) => ({ path, ...declaration })));

/** Why an animation may go on and on. */
const ENDLESS: Readonly<Record<string, string>> = {
  'src/components/ui/Spinner.module.css': 'something is loading',
  'src/components/composer/submit/SubmitButton.module.css': 'a note is being sent',
  'src/components/ui/Marquee.module.css': 'a ticker, which pauses under the pointer and the focus',
  'src/components/user/CatEars.module.css': 'only under the pointer',
  'src/components/effects/effects.module.css': 'snow and petals, for those who turned them on',
  'src/mfm/functions/motion.module.css': 'the markup of a note asks for it, for those who did not turn it off',
};

/** Whose durations are not those of the theme, and what stops them instead. */
const OWN_TIME: Readonly<Record<string, string>> = {
  'src/components/ui/Marquee.module.css': '`data-moving`, which the setting decides, and a media query',
  'src/components/effects/effects.module.css': '`mayMove` in effects.ts, which asks the setting and the system',
};

test('nothing moves on and on but what waits, and what people asked for', () => {
  const endless = declarations.filter(({ property, value }) => property.startsWith('animation') && /\binfinite\b/.test(value));
  expect([...new Set(endless.map(({ path }) => path))].toSorted()).toEqual(Object.keys(ENDLESS).toSorted());
});

test('each duration of the theme is zero where nothing may move, except for waits', () => {
  const tokens = declarations.filter(({ path, property }) => path === 'src/theme/css/tokens.css' && property.startsWith('--dur-'));
  const fixed = tokens.filter(({ value }) => !value.includes('var(--motion)')).map(({ property }) => property);
  expect({ fixed, isEmpty: tokens.length === 0 }).toEqual({ fixed: ['--dur-slow', '--dur-patience'], isEmpty: false });
});

test('animations and transitions last as long as the theme says, so that one switch stops all of them', () => {
  const moving = declarations.filter(({ property }) => /^(?:animation|transition)(?:-duration)?$/.test(property));
  const own = moving.filter(({ value }) => !/^(?:none|0s)$/.test(value) && !/var\(--dur-(?!marquee)/.test(value));
  expect([...new Set(own.map(({ path }) => path))].toSorted()).toEqual(Object.keys(OWN_TIME).toSorted());
});
