import { describe, expect, test } from 'vitest';
import { laidOut, planOf, type DeckPlan } from '~/services/workspace/deckPlan';
import { readDeckText, writeDeckText } from '~/services/workspace/deckText';
import { leavesOf } from '~/services/workspace/deckTree';
import { emptyWorkspace, MAIN_PANE, newPane } from '~/services/workspace/document';
import { READY_DECKS } from '~/services/workspace/readyDecks';
import { visitsOf } from '~/services/workspace/visits';

const plan: DeckPlan = {
  columns: [
    { panes: [{ href: 'main' }], width: 520 },
    { panes: [{ href: '/timeline?src=local', density: 'line', onlyFiles: true }, { href: '/tags/cats' }], join: 'stack' },
    { panes: [{ href: '/my/notifications#mentions' }, { href: '/explore' }], join: 'tabs', width: 300 },
  ],
};

const TEXT = `main 520
/timeline?src=local line files
+ /tags/cats
/my/notifications#mentions 300
| /explore`;

/** Ids that count. */
const counting = () => {
  let count = 0;
  return () => `pane-${(count += 1)}`;
};

describe('a deck as text', () => {
  test('has a line for each pane, and is read as it was written', () => {
    expect(writeDeckText(plan)).toBe(TEXT);
    expect(readDeckText(TEXT)).toEqual({ ok: true, plan });
  });

  test('may have empty lines and comments', () => {
    expect(readDeckText('# My deck\r\n\r\n  main\r\n')).toEqual({ ok: true, plan: { columns: [{ panes: [{ href: 'main' }] }] } });
  });

  test.each([
    ['another site', '//evil.example/'],
    ['another site behind a backslash', '/\\evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a word that nobody knows', '/explore huge'],
    ['a width that no column has', '/explore 12'],
    ['a pane below nothing', '+ /explore'],
    ['a pane below and a tab in one column', '/explore\n+ /channels\n| /pages'],
    ['a width inside a column', '/explore\n+ /channels 300'],
  ])('is refused with %s', (_what, text) => {
    expect(readDeckText(text)).toMatchObject({ ok: false, reason: 'line' });
  });

  test('is refused when it is empty, far too long, or names the main pane twice', () => {
    const many = Array.from({ length: 31 }, () => '/explore').join('\n');
    expect([readDeckText('# nothing'), readDeckText('/a'.repeat(3000)), readDeckText('main\nmain'), readDeckText(many)]).toEqual([
      { ok: false, reason: 'empty' },
      { ok: false, reason: 'tooLong' },
      { ok: false, reason: 'twice' },
      { ok: false, reason: 'line', line: 31 },
    ]);
  });
});

describe('a deck that is laid out', () => {
  const floating = { paneId: 'w', rect: { x: 0, y: 0, width: 400, height: 300 }, state: 'normal' as const };
  const before = {
    workspace: {
      ...emptyWorkspace,
      panes: { w: newPane, old: newPane },
      windows: [floating],
      deck: { ...emptyWorkspace.deck, root: { type: 'split' as const, direction: 'row' as const, children: [MAIN_PANE, 'old'] } },
    },
    visits: { w: visitsOf('/about'), old: visitsOf('/explore') },
  };

  test('replaces the columns and keeps the windows', () => {
    const { workspace, visits } = laidOut(before, plan, counting());
    expect(leavesOf(workspace.deck.root)).toEqual([MAIN_PANE, 'pane-1', 'pane-2', 'pane-3', 'pane-4']);
    expect(Object.keys(workspace.panes).toSorted()).toEqual(['pane-1', 'pane-2', 'pane-3', 'pane-4', 'w']);
    expect(workspace.windows).toEqual([floating]);
    expect(visits['pane-2']?.entries[0]?.href).toBe('/tags/cats');
    expect(workspace.panes['pane-1']?.options).toEqual({ density: 'line', onlyFiles: true });
  });

  test('has the same plan again', () => {
    expect(planOf(laidOut(before, plan, counting()))).toEqual(plan);
  });

  test('is the main pane alone if the plan has nothing else', () => {
    expect(laidOut(before, { columns: [{ panes: [{ href: MAIN_PANE }] }] }, counting()).workspace.deck).toEqual(emptyWorkspace.deck);
  });

  test.each(READY_DECKS)('the ready-made deck $name can be shared', ({ plan: ready }) => {
    expect(readDeckText(writeDeckText(ready))).toEqual({ ok: true, plan: ready });
  });
});
