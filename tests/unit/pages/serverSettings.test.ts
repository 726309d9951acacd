import { describe, expect, test } from 'vitest';
import {
  afterSaving,
  changesOf,
  conflictsOf,
  isShown,
  readValues,
  rebased,
  undoOf,
  wireOf,
  type FormValues,
} from '../../../pages/admin/serverSettings/fieldValues';
import { fieldsOfPage, SERVER_FIELD_NAMES, SERVER_FIELDS, sectionsOf } from '../../../pages/admin/serverSettings/serverFields';
import { withoutEffect } from '../../../pages/admin/serverSettings/withoutEffect';

const settings = {
  name: 'Garden',
  shortName: null,
  hiddenTags: ['spam', 'ads'],
  disableRegistration: true,
  swPublickey: 'BFG1',
  manifestJsonOverride: '{}',
  serverRules: ['Be kind'],
};

describe('reading settings', () => {
  test('texts, lists and switches are read for a form, and what the server lacks is left out', () => {
    expect(readValues(['name', 'shortName', 'hiddenTags', 'disableRegistration', 'serverRules', 'iconUrl'], settings)).toEqual({
      name: 'Garden',
      shortName: '',
      hiddenTags: 'spam\nads',
      disableRegistration: true,
      serverRules: ['Be kind'],
    });
  });

  test('the public key is read under the name that servers give it', () => {
    expect(readValues(['swPublicKey'], settings)).toEqual({ swPublicKey: 'BFG1' });
  });

  test('a value of another type is empty', () => {
    expect(readValues(['name', 'hiddenTags'], { name: 5, hiddenTags: 'spam' })).toEqual({ name: '', hiddenTags: '' });
  });

  test('a page shows the settings that the server has, with those of another page that it repeats', () => {
    expect(fieldsOfPage('branding', { iconUrl: null, repositoryUrl: null, name: 'Garden' })).toEqual(['iconUrl', 'repositoryUrl']);
  });

  test('every setting has a page and a section, and each switch that another one needs exists', () => {
    const wrong = SERVER_FIELD_NAMES.filter((name) => {
      const { page, section, within } = SERVER_FIELDS[name];
      const needed = within === undefined ? undefined : SERVER_FIELDS[within as keyof typeof SERVER_FIELDS];
      return !sectionsOf(page, [name]).has(section) || (within !== undefined && (needed?.kind !== 'switch' || needed.page !== page));
    });
    expect(wrong).toEqual([]);
  });

  test('a setting is shown while its switch is on, or if the server has no such switch', () => {
    const shown = (values: FormValues) => isShown('swPrivateKey', values);
    expect({ on: shown({ enableServiceWorker: true }), off: shown({ enableServiceWorker: false }), none: shown({}) }).toEqual({
      on: true,
      off: false,
      none: true,
    });
  });

  test('the server says itself which settings it does not use', () => {
    expect(withoutEffect(['deeplAuthKey', 'name', 'swPublicKey'], { withoutEffect: ['deeplAuthKey', 'swPublicKey'] })).toEqual([
      'deeplAuthKey',
      'swPublicKey',
    ]);
    expect(withoutEffect(['name'], {})).toEqual([]);
  });
});

describe('changes of settings', () => {
  test('only what changed is sent, as servers take it', () => {
    const base = readValues(['name', 'shortName', 'hiddenTags', 'disableRegistration'], settings);
    expect(changesOf(base, { ...base, shortName: ' Gdn ', hiddenTags: 'spam\n\n cats \n', disableRegistration: false })).toEqual({
      shortName: 'Gdn',
      hiddenTags: ['spam', 'cats'],
      disableRegistration: false,
    });
  });

  test('spaces and empty lines alone are no change', () => {
    const base = readValues(['name', 'hiddenTags'], settings);
    expect(changesOf(base, { name: 'Garden ', hiddenTags: 'spam\n\nads\n' })).toEqual({});
  });

  test('an empty text is null, or what stands for it', () => {
    expect({ name: wireOf('name', ' '), manifest: wireOf('manifestJsonOverride', ''), rules: wireOf('serverRules', ['a', ' ']) }).toEqual({
      name: null,
      manifest: '{}',
      rules: ['a'],
    });
  });
});

describe('two people who change settings', () => {
  const base: FormValues = { name: 'Garden', shortName: '', description: '' };

  test('a setting that both changed is a conflict, one that only the other changed is none', () => {
    const now: FormValues = { name: 'Park', shortName: 'P', description: '' };
    expect(conflictsOf(base, { ...base, name: 'Yard', description: 'Trees' }, now)).toEqual([
      { name: 'name', mine: 'Yard', theirs: 'Park' },
    ]);
  });

  test('the same change by both is no conflict', () => {
    expect(conflictsOf(base, { ...base, name: 'Park' }, { ...base, name: 'Park' })).toEqual([]);
  });

  test('what nobody touched follows the server, what was touched stays with what it began with', () => {
    const next = rebased({ base, values: { ...base, name: 'Yard' } }, { name: 'Park', shortName: 'P', description: '' });
    expect(next).toEqual({
      base: { name: 'Garden', shortName: 'P', description: '' },
      values: { name: 'Yard', shortName: 'P', description: '' },
    });
  });

  test('a setting that the server now has as typed is touched no more', () => {
    const next = rebased({ base, values: { ...base, name: 'Yard' } }, { ...base, name: 'Yard' });
    expect({ base: next.base.name, value: next.values.name }).toEqual({ base: 'Yard', value: 'Yard' });
  });
});

test('a form shows what the server made of its values, except for what was typed since', () => {
  const sent: FormValues = { name: 'Yard', blockedHosts: 'A.example' };
  expect(afterSaving(sent, { ...sent, name: 'Yards' }, { name: 'Yard', blockedHosts: 'a.example' })).toEqual({
    base: { name: 'Yard', blockedHosts: 'a.example' },
    values: { name: 'Yards', blockedHosts: 'a.example' },
  });
});

describe('taking a change back', () => {
  test('former values are written back where the server still has the change', () => {
    const former: FormValues = { name: 'Garden', hiddenTags: 'spam', disableRegistration: true };
    const made: FormValues = { name: 'Yard', hiddenTags: 'cats', disableRegistration: false };
    expect(undoOf(['name', 'hiddenTags', 'disableRegistration'], former, made, { ...made, name: 'Park' })).toEqual({
      hiddenTags: ['spam'],
      disableRegistration: true,
    });
  });
});
