import { describe, expect, test } from 'vitest';
import { densityOf, nextDensity, ownDensity } from '~/services/density';

const wish = { own: null, general: 'auto', frame: 'main', isPhone: false } as const;

describe('the density of a pane', () => {
  test('columns are compact, and pages and windows are comfortable', () => {
    expect(densityOf({ ...wish, frame: 'column' })).toBe('compact');
    expect(densityOf(wish)).toBe('comfortable');
    expect(densityOf({ ...wish, frame: 'window' })).toBe('comfortable');
  });

  test('columns of a phone are comfortable, because each fills the screen', () => {
    expect(densityOf({ ...wish, frame: 'column', isPhone: true })).toBe('comfortable');
  });

  test('a choice for all panes wins over their kind, and a choice for one pane over both', () => {
    expect(densityOf({ ...wish, general: 'line' })).toBe('line');
    expect(densityOf({ ...wish, general: 'line', own: 'comfortable' })).toBe('comfortable');
  });

  test('a stored density that does not exist counts as none', () => {
    expect(ownDensity('compact')).toBe('compact');
    expect(ownDensity('tiny')).toBeNull();
    expect(ownDensity(undefined)).toBeNull();
  });

  test('the next density after the narrowest is the widest', () => {
    expect([nextDensity('comfortable'), nextDensity('compact'), nextDensity('line')]).toEqual(['compact', 'line', 'comfortable']);
  });
});
