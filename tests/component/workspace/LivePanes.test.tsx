import { runInAction } from 'mobx';
import { afterEach, expect, test } from 'vitest';
import { MemoryBackend, PaneHistory } from '~/router/PaneHistory';
import { MAIN_PANE, type PaneId } from '~/services/workspace/document';
import { visitsOf } from '~/services/workspace/visits';
import { LivePanes } from '~/workspace/panes/LivePanes';

const memory = { visitsOf: () => visitsOf('/'), setVisits: () => {} };

afterEach(() => document.body.replaceChildren());

/** Opens panes beside the main one. Each has an element that takes its focus. */
function openPanes(...ids: readonly PaneId[]) {
  const panes = new LivePanes(new PaneHistory(new MemoryBackend(visitsOf('/'))));
  for (const id of [MAIN_PANE, ...ids]) {
    const pane = panes.of(id, memory);
    const host = document.createElement('div');
    host.tabIndex = -1;
    host.id = id;
    pane.element.append(host);
    document.body.append(pane.element);
    pane.attachHost(host);
  }
  const focus = (id: PaneId) => panes.of(id, memory).focus();
  const state = () => ({ active: runInAction(() => panes.active.id), focused: document.activeElement?.id });
  return { panes, focus, state };
}

test('a pane that closes hands the focus to the one that was used before it', () => {
  const { panes, focus, state } = openPanes('a', 'b');
  focus('a');
  focus('b');
  panes.keepOnly(['a'], new Set([MAIN_PANE, 'a']));
  expect(state()).toEqual({ active: 'a', focused: 'a' });
});

test('a pane that closes hands the focus to none that is out of sight', () => {
  const { panes, focus, state } = openPanes('minimized', 'b');
  focus('minimized');
  focus('b');
  panes.keepOnly(['minimized'], new Set([MAIN_PANE]));
  expect(state()).toEqual({ active: MAIN_PANE, focused: MAIN_PANE });
});

test('a pane that closes leaves the focus where something else has it', () => {
  const { panes, focus, state } = openPanes('a');
  focus('a');
  const field = document.body.appendChild(document.createElement('input'));
  field.id = 'memo';
  field.focus();
  panes.keepOnly([], new Set([MAIN_PANE]));
  expect(state()).toEqual({ active: MAIN_PANE, focused: 'memo' });
});

test('another pane that closes changes nothing', () => {
  const { panes, focus, state } = openPanes('a', 'b');
  focus('a');
  panes.keepOnly(['a'], new Set([MAIN_PANE, 'a']));
  expect(state()).toEqual({ active: 'a', focused: 'a' });
});
