import { autorun } from 'mobx';
import { describe, expect, test } from 'vitest';
import { NoteViewStore } from '~/stores/noteViews/NoteViewStore';

describe('NoteViewStore', () => {
  test('expanded parts are stored for each view', () => {
    const views = new NoteViewStore();
    views.update('main', 'n1', { isCwOpen: true });
    expect(views.get('main', 'n1').isCwOpen).toBe(true);
    expect(views.get('column', 'n1').isCwOpen).toBeUndefined();
  });

  test('changes of one note are merged', () => {
    const views = new NoteViewStore();
    views.update('main', 'n1', { isCwOpen: true });
    views.setFile('main', 'n1', 'f1', true);
    views.setFile('main', 'n1', 'f2', false);
    expect(views.get('main', 'n1')).toEqual({ isCwOpen: true, files: { f1: true, f2: false } });
  });

  test('only observers of the note are notified', () => {
    const views = new NoteViewStore();
    let runs = 0;
    const stop = autorun(() => {
      views.get('main', 'n1');
      runs += 1;
    });
    views.update('main', 'n2', { isUnfolded: true });
    expect(runs).toBe(1);
    views.update('main', 'n1', { isUnfolded: true });
    expect(runs).toBe(2);
    stop();
  });

  test('the least recently changed entry is dropped when there are too many', () => {
    const views = new NoteViewStore(2);
    views.update('main', 'n1', { isCwOpen: true });
    views.update('main', 'n2', { isCwOpen: true });
    views.update('main', 'n1', { isUnfolded: true });
    views.update('main', 'n3', { isCwOpen: true });
    expect(views.get('main', 'n2')).toEqual({});
    expect(views.get('main', 'n1')).toEqual({ isCwOpen: true, isUnfolded: true });
  });
});
