import { runInAction } from 'mobx';
import { expect, test } from 'vitest';
import { PAGES } from '~/generated/pageIndex';
import { RouteTable } from '~/router/RouteTable';
import { MAIN_PANE } from '~/services/workspace/document';
import type { CommandTargets } from '~/workspace/CommandContext';
import { followPlaces, recentEntries, STAY_MS, withPlace } from '~/workspace/commands/recentPlaces';
import type { LivePanes } from '~/workspace/panes/LivePanes';
import { user } from '../../../fixtures/builders';
import { createTestRoot } from '../../../fixtures/createTestRoot';

const place = (href: string) => ({ href, title: `Title of ${href}` });

test('a place that is visited again moves to the front, and the oldest makes room', () => {
  const many = Array.from({ length: 30 }, (_, index) => place(`/${index}`)).reduce(withPlace, []);
  expect({ first: many[0]?.href, count: many.length }).toEqual({ first: '/29', count: 24 });
  expect(withPlace([place('/a'), place('/b')], place('/b')).map(({ href }) => href)).toEqual(['/b', '/a']);
});

/** A viewer in the main pane. */
function follow() {
  const { root, clock } = createTestRoot({ me: user('alice').me() });
  let listener = () => {};
  const history = {
    href: '/',
    subscribe: (heard: () => void) => {
      listener = heard;
      return () => (listener = () => {});
    },
  };
  const main = { id: MAIN_PANE, history, title: 'Home' };
  const targets = {
    root,
    panes: { main, active: main } as unknown as LivePanes,
    workspace: { routes: new RouteTable(PAGES) } as unknown as CommandTargets['workspace'],
  };
  const following = followPlaces(targets);
  const goTo = (href: string, title: string, forMs = STAY_MS) => {
    Object.assign(history, { href });
    Object.assign(main, { title });
    listener();
    clock.advance(forMs);
  };
  const entries = () =>
    runInAction(() => recentEntries(targets).map(({ title, to, icon, subject }) => ({ title, to, icon, ...(subject && { subject }) })));
  return { following, goTo, entries, root };
}

test('pages on which the viewer stays are remembered, the last one first, without the one that is open', () => {
  const { goTo, entries } = follow();
  goTo('/notes/n1', 'Note by Bob');
  goTo('/my/drive', 'Drive', STAY_MS - 1);
  goTo('/tags/moss', '#moss');
  goTo('/my/clips', 'Clips');
  expect(entries()).toEqual([
    { title: '#moss', to: '/tags/moss', icon: 'hash', subject: { kind: 'tag', tag: 'moss' } },
    { title: 'Note by Bob', to: '/notes/n1', icon: 'file', subject: { kind: 'note', id: 'n1' } },
  ]);
});

test('an address that leads nowhere is not remembered, and nothing is after the end', () => {
  const { following, goTo, entries } = follow();
  goTo('/nowhere/at/all', 'Not found');
  following.dispose();
  goTo('/my/drive', 'Drive');
  goTo('/', 'Home');
  expect(entries()).toEqual([]);
});
