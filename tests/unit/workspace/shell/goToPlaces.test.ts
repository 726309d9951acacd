import { describe, expect, test } from 'vitest';
import type { WireMe, WirePolicies } from '~/api/wire';
import { collectPages } from '~/registry/collectPages';
import { RouteTable } from '~/router/RouteTable';
import { goToPlaces } from '~/workspace/shell/goToPlaces';
import { policies, user } from '../../../fixtures/builders';
import { createTestRoot } from '../../../fixtures/createTestRoot';

const alice = (change: Partial<WirePolicies> = {}): WireMe => ({ ...user('alice').me(), policies: policies(change) });

async function placesOf(me: WireMe | null, meta: Partial<WirePolicies> = {}, pages = collectPages()) {
  const { root } = createTestRoot({ me, api: { meta: { policies: policies(meta) } as never } });
  await root.instance.load();
  return goToPlaces(root, new RouteTable(pages)).map(({ letter, to, timeline }) => `${letter} ${timeline ?? to}`);
}

describe('WS20 the letters after G', () => {
  test('lead somebody who is signed in to timelines and own pages', async () => {
    expect(await placesOf(alice())).toEqual([
      'H home',
      'L local',
      'S social',
      'T global',
      'N /my/notifications',
      'M /my/notifications#mentions',
      'U /@alice',
      'C /my/clips',
      'D /my/drive',
    ]);
  });

  test('lead to no timeline that the server switched off', async () => {
    expect((await placesOf(alice({ ltlAvailable: false }))).filter((place) => !place.includes('/'))).toEqual(['H home', 'T global']);
  });

  test('lead visitors to what they can open', async () => {
    expect(await placesOf(null)).toEqual(['L local', 'T global']);
    expect(await placesOf(null, { ltlAvailable: false, gtlAvailable: false })).toEqual([]);
  });

  test('lead to no page that is not there', async () => {
    const some = collectPages().filter(({ id }) => id === 'timeline' || id === 'clips');
    expect(await placesOf(alice(), {}, some)).toEqual(['H home', 'L local', 'S social', 'T global', 'C /my/clips']);
  });
});
