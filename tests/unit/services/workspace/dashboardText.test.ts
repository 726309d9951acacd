import { describe, expect, test } from 'vitest';
import { readDashboardText, writeDashboardText, type KnownWidgets, type WidgetInText } from '~/services/workspace/dashboardText';

const clock: WidgetInText = { kind: 'clock', x: 0, y: 0, w: 4, h: 6, options: { size: 'large' } };
const memo: WidgetInText = { kind: 'memo', x: 4, y: 0, w: 8, h: 3, options: {} };

const known: KnownWidgets = {
  isKnown: (kind) => kind === 'clock' || kind === 'memo',
  wrongOptions: (_, options) => Object.keys(options).filter((name) => name !== 'size'),
};
const read = (text: string) => readDashboardText(text, known);
const problemOf = (text: string) => {
  const reading = read(text);
  return reading.ok ? null : reading.problem;
};
const textWith = (change: object) => JSON.stringify({ type: 'wisteria-dashboard', version: 1, widgets: [{ ...clock, ...change }] });

describe('the text of a dashboard', () => {
  test('the text of a dashboard is read as it was written', () => {
    expect(read(writeDashboardText([clock, memo]))).toEqual({ ok: true, widgets: [clock, memo] });
  });

  test('the text of a dashboard contains neither ids nor accounts', () => {
    const text = writeDashboardText([{ ...clock, id: 'secret-id', account: 'secret-account' } as WidgetInText]);
    expect(text).not.toContain('secret');
  });

  test.each([
    ['a text that is not JSON', 'clock', { reason: 'notJson' }],
    ['an empty text', '', { reason: 'notJson' }],
    ['other JSON', '[]', { reason: 'noDashboard' }],
    ['null', 'null', { reason: 'noDashboard' }],
    ['the text of a later version', JSON.stringify({ type: 'wisteria-dashboard', version: 2, widgets: [] }), { reason: 'newer' }],
    [
      'a part that is unknown',
      JSON.stringify({ type: 'wisteria-dashboard', version: 1, widgets: [], more: 1 }),
      { reason: 'wrongPlace', at: 'more' },
    ],
    ['a widget that is unknown', textWith({ kind: 'spy' }), { reason: 'unknownWidget', kind: 'spy' }],
    ['an option that is unknown', textWith({ options: { evil: 1 } }), { reason: 'wrongOption', kind: 'clock', option: 'evil' }],
    ['options that are a list', textWith({ options: [] }), { reason: 'wrongPlace', at: 'widgets.0.options' }],
    ['a place outside of the grid', textWith({ x: 9 }), { reason: 'wrongPlace', at: 'widgets.0.x' }],
    ['a place that is not a whole number', textWith({ y: 0.5 }), { reason: 'wrongPlace', at: 'widgets.0.y' }],
    ['a size of nothing', textWith({ w: 0 }), { reason: 'wrongPlace', at: 'widgets.0.w' }],
    ['a height without end', textWith({ h: 1e9 }), { reason: 'wrongPlace', at: 'widgets.0.h' }],
    ['a widget with an id', textWith({ id: 'a' }), { reason: 'wrongPlace', at: 'widgets.0.id' }],
    ['a text that is too long', `"${'x'.repeat(200_001)}"`, { reason: 'tooLong' }],
  ])('the text of a dashboard is refused as a whole because of %s', (_, text, problem) => {
    expect(problemOf(text)).toEqual(problem);
  });

  test.each(['__proto__', 'constructor', 'prototype'])(
    'the text of a dashboard is refused because of the name %s, however deep',
    (name) => {
      const hostile = `{ "type": "wisteria-dashboard", "version": 1, "widgets": [{ "kind": "clock", "x": 0, "y": 0, "w": 4, "h": 6, "options": { "size": [{ "${name}": { "isAdmin": true } }] } }] }`;
      expect(problemOf(hostile)).toEqual({ reason: 'hostile' });
      expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
    },
  );

  test('the text of a dashboard may be nested as deep as a stranger likes without stopping the page', () => {
    expect(problemOf(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)).toEqual({ reason: 'noDashboard' });
  });

  test('the text of a dashboard has at most a hundred widgets', () => {
    expect(problemOf(writeDashboardText(Array.from({ length: 101 }, () => clock)))).toEqual({ reason: 'tooMany' });
  });
});
