import { describe, expect, test } from 'vitest';
import type { WireMe, WirePolicies } from '~/api/wire';
import { goToPlaces } from '~/workspace/commands/goToPlaces';
import { policies, user } from '../../../fixtures/builders';
import { createTestRoot } from '../../../fixtures/createTestRoot';

const alice = (change: Partial<WirePolicies> = {}): WireMe => ({ ...user('alice').me(), policies: policies(change) });

async function placesOf(me: WireMe | null, meta: Partial<WirePolicies> = {}) {
  const { root } = createTestRoot({ me, api: { meta: { version: '2026.1.0', policies: policies(meta) } as never } });
  await root.session.current.server.load();
  return goToPlaces(root).map(({ letter, to, timeline }) => `${letter} ${timeline ?? to}`);
}

describe('WS20 the go-to letters', () => {
  test('WS20 the go-to letters lead signed-in viewers to timelines and their own pages', async () => {
    expect(await placesOf(alice())).toEqual([
      'H home',
      'L local',
      'S social',
      'T global',
      'N /my/notifications',
      'M /my/notifications#mentions',
      'D /my/drive',
      'C /my/clips',
      'P /pages',
      'U /@alice',
      'O /settings',
    ]);
  });

  test('WS20 the go-to letters do not lead to a timeline that the server switched off', async () => {
    expect((await placesOf(alice({ ltlAvailable: false }))).filter((place) => !place.includes('/'))).toEqual(['H home', 'T global']);
  });

  test('WS20 the go-to letters lead visitors to what they can open', async () => {
    expect(await placesOf(null)).toEqual(['L local', 'T global', 'P /pages']);
    expect(await placesOf(null, { ltlAvailable: false, gtlAvailable: false })).toEqual(['P /pages']);
  });
});
