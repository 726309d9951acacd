import { runInAction } from 'mobx';
import { expect, test } from 'vitest';
import { DeadLinks } from '~/stores/urlPreviews/DeadLinks';
import { FakeClock } from '../../../fixtures/FakeClock';
import { MemoryLocalStore } from '../../../fixtures/memoryStores';

const A = 'https://a.example/';
const isIn = (links: DeadLinks, url: string) => runInAction(() => links.has(url));

test('UP6 a link without a preview is remembered after a reload until it may be requested again', () => {
  const [local, clock] = [new MemoryLocalStore(), new FakeClock()];
  new DeadLinks(local, clock).add(`${A}#part`, clock.now() + 1_000);
  const again = new DeadLinks(local, clock);
  expect({ same: isIn(again, A), other: isIn(again, 'https://b.example/') }).toEqual({ same: true, other: false });
  clock.advance(1_000);
  expect(isIn(again, A)).toBe(false);
});

test('only the newest links without a preview are remembered', () => {
  const [local, clock] = [new MemoryLocalStore(), new FakeClock()];
  const links = new DeadLinks(local, clock);
  for (let n = 0; n <= 300; n += 1) links.add(`${A}${n}`, clock.now() + 1_000);
  expect({ first: isIn(links, `${A}0`), second: isIn(links, `${A}1`), last: isIn(links, `${A}300`) }).toEqual({
    first: false,
    second: true,
    last: true,
  });
});

test.each(['{', '{"a":1}', '[["https://a.example/","soon"],null]'])('a stored list that is broken (%s) counts as empty', (stored) => {
  const local = new MemoryLocalStore();
  local.set('deadLinks', stored);
  expect(isIn(new DeadLinks(local, new FakeClock()), A)).toBe(false);
});
