import { describe, expect, test } from 'vitest';
import type { PaneMenuContext } from '~/registry/definePage';
import type { Options } from '~/services/workspace/document';
import { kindsOf } from '~/stores/notifications/kinds';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import { excludedOf } from '../../../pages/notifications/paneKinds';
import paneMenu from '../../../pages/notifications/paneMenu';
import { createTestRoot } from '../../fixtures/createTestRoot';

function menu(tab?: string) {
  const { root } = createTestRoot();
  let kept: Options = { clearedAt: 'x' };
  const context: PaneMenuContext = {
    root,
    params: tab === undefined ? {} : { tab },
    options: () => kept,
    setOptions: (change) => (kept = { ...kept, ...change }),
  };
  const items = paneMenu(context);
  const named = (text: string): MenuItem | undefined => items.find((item) => 'text' in item && item.text === text);
  const flip = (text: string): void => {
    const item = named(text);
    if (item?.type === 'switch') item.set(!item.get());
  };
  const press = (text: string): void => {
    const item = named(text);
    if (item && 'action' in item) void item.action();
  };
  return { items, flip, press, kept: () => kept, excluded: () => excludedOf(kept) };
}

describe('the kinds of a notification column', () => {
  test('the kinds of a notification column are switched one by one', () => {
    const { flip, excluded, kept } = menu();
    flip('Reactions');
    flip('Follows');
    expect(excluded()).toEqual(['follow', 'reaction']);
    flip('Follows');
    expect(kept()).toEqual({ clearedAt: 'x', excludeTypes: ['reaction'] });
  });

  test('the kinds of a notification column are all switched on and off together', () => {
    const { press, excluded } = menu();
    press('Disable all');
    expect(excluded()).toEqual(kindsOf(null));
    press('Enable all');
    expect(excluded()).toEqual([]);
  });

  test.each(['mentions', 'directs'])('the tab "%s" has notes of one kind and offers no choice of kinds', (tab) => {
    expect(menu(tab).items).toEqual([]);
  });

  test('kinds that this version does not know are left out', () => {
    expect({
      known: excludedOf({ excludeTypes: ['reaction', 'telepathy', 7] }),
      notAList: excludedOf({ excludeTypes: 'reaction' }),
      nothing: excludedOf(null),
    }).toEqual({ known: ['reaction'], notAList: [], nothing: [] });
  });
});
