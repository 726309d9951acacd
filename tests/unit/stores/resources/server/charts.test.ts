import { expect, test } from 'vitest';
import { charts } from '~/stores/resources/server/charts';
import { resourcesOf } from '~/stores/resources/resourcesOf';
import { user } from '../../../../fixtures/builders';
import { createTestRoot } from '../../../../fixtures/createTestRoot';

const chart = { readWrite: [1], read: [2], write: [3] } as never;

test('a chart comes with the time of its newest numbers: now, or the end that was asked for', async () => {
  const { root, api, clock } = createTestRoot({ me: user('alice').me(), api: { 'charts/active-users': chart } });
  const resources = resourcesOf(root.session.current);
  const read = (offset?: number) => resources.read(charts.activeUsers, { span: 'day', limit: 30, ...(offset !== undefined && { offset }) });
  expect(await read()).toEqual({ chart, newestMs: clock.now() });
  expect(await read(1_700_000_000_000)).toEqual({ chart, newestMs: 1_700_000_000_000 });
  expect(api.paramsOf('charts/active-users')).toEqual([
    { span: 'day', limit: 30 },
    { span: 'day', limit: 30, offset: 1_700_000_000_000 },
  ]);
});
