import { runInAction } from 'mobx';
import { describe, expect, test } from 'vitest';
import { MemoText } from '../../../widgets/memo/MemoText';
import { user } from '../../fixtures/builders';
import { createTestRoot } from '../../fixtures/createTestRoot';

function open() {
  const { root, clock } = createTestRoot({ me: user('alice').me() });
  const memo = new MemoText(root.settings, clock);
  const following = memo.follow();
  return { memo, following, clock, settings: root.settings };
}

describe('a memo', () => {
  test('a memo is saved a second after the last key', () => {
    const { memo, clock, settings } = open();
    memo.write('b');
    clock.advance(900);
    memo.write('bu');
    clock.advance(900);
    expect({ memo: settings.get('memo'), isChanged: memo.isChanged }).toEqual({ memo: null, isChanged: true });
    clock.advance(100);
    expect({ memo: settings.get('memo'), isChanged: memo.isChanged }).toEqual({ memo: 'bu', isChanged: false });
  });

  test('a memo is saved at once on request, and when its widget is removed', () => {
    const { memo, following, settings, clock } = open();
    memo.write('a');
    memo.save();
    expect(settings.get('memo')).toBe('a');
    memo.write('ab');
    following.dispose();
    expect(settings.get('memo')).toBe('ab');
    runInAction(() => settings.set('memo', 'from the phone'));
    clock.advance(2_000);
    expect(settings.get('memo')).toBe('from the phone');
  });

  test('a memo shows changes from elsewhere', () => {
    const { memo, settings } = open();
    runInAction(() => settings.set('memo', 'from the phone'));
    expect(memo.text).toBe('from the phone');
    runInAction(() => settings.reset('memo'));
    expect(memo.text).toBe('');
  });

  test('a memo never loses text that is being typed', () => {
    const { memo, settings, clock } = open();
    memo.write('mine');
    runInAction(() => settings.set('memo', 'theirs'));
    expect(memo.text).toBe('mine');
    clock.advance(1_000);
    expect(settings.get('memo')).toBe('mine');
  });

  test('an unchanged memo is not written', () => {
    const { memo, following, settings } = open();
    memo.save();
    following.dispose();
    expect(settings.get('memo')).toBeNull();
  });
});
