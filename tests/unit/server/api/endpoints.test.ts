import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpointsOf } from '../../../../server/allEndpoints';
import { FLAVORS } from '../../../../server/core/instance/flavors';
import { TestInstance } from '../support/testInstance';

let world: TestInstance;

beforeAll(async () => {
  world = await TestInstance.start();
});
afterAll(() => world.close());

test('everyone learns the names of all endpoints', async () => {
  expect(await world.ok('endpoints', {})).toEqual(endpointsOf(FLAVORS['2024']).map(({ path }) => path));
});

test('the parameters of an endpoint have their names and types', async () => {
  const described = await world.ok('endpoint', { endpoint: 'notes/create' });
  expect(described?.params).toContainEqual({ name: 'text', type: 'String' });
  expect(described?.params).toContainEqual({ name: 'localOnly', type: 'Boolean' });
  expect(described?.params).toContainEqual({ name: 'fileIds', type: 'Array' });
  expect(described?.params).toContainEqual({ name: 'poll', type: 'Object' });
});

test('every endpoint can be described', async () => {
  const described = await Promise.all(
    endpointsOf(FLAVORS['2024'])
      .slice(0, 250)
      .map(async ({ path }) => ((await world.ok('endpoint', { endpoint: path })) ? null : path)),
  );
  expect(described.filter(Boolean)).toEqual([]);
});

test('an endpoint that does not exist has no description', async () => {
  expect(await world.ok('endpoint', { endpoint: 'no/such' })).toBeNull();
});
