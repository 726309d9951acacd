import { expect, test } from 'vitest';
import { backUpAutomatically } from '~/stores/settings/automaticBackup';
import { user } from '../../../fixtures/builders';
import { createTestRoot } from '../../../fixtures/createTestRoot';
import { apiError } from '../../../fixtures/FakeApi';

const DAY_MS = 24 * 60 * 60_000;

const open = () => createTestRoot({ me: user('alice').me(), api: { 'i/registry/set': undefined } });

test('the settings are backed up once a day if they have changed, always as the same backup', async () => {
  const { root, api, clock } = open();
  const saved = () =>
    api.paramsOf('i/registry/set') as readonly { readonly key: string; readonly value: { readonly updatedAt: string | null } }[];
  await backUpAutomatically(root);
  root.settings.set('squareAvatars', true);
  await backUpAutomatically(root);
  expect(saved()).toHaveLength(1);
  clock.advance(DAY_MS);
  await backUpAutomatically(root);
  clock.advance(DAY_MS);
  await backUpAutomatically(root);
  expect(saved().map(({ key, value }) => ({ isSame: key === saved()[0]!.key, isNew: value.updatedAt === null }))).toEqual([
    { isSame: true, isNew: true },
    { isSame: true, isNew: false },
  ]);
  expect(saved()[1]).toMatchObject({ scope: ['clientPreferencesProfiles'], value: { settings: { hot: { squareAvatars: true } } } });
});

test('an automatic backup that the server does not take is tried again at the next start', async () => {
  const { root, api } = open();
  api.on('i/registry/set', apiError({ code: 'REGISTRY_FULL' }));
  await backUpAutomatically(root);
  api.on('i/registry/set', undefined);
  await backUpAutomatically(root);
  expect(api.paramsOf('i/registry/set')).toHaveLength(2);
});
