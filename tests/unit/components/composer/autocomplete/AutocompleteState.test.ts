import { runInAction } from 'mobx';
import { describe, expect, test, vi } from 'vitest';
import { AutocompleteState } from '~/components/composer/autocomplete/AutocompleteState';
import { keyOf, type Suggestion, type SuggestionSource } from '~/components/composer/autocomplete/suggestions';
import { settled } from '../../../../fixtures/createTestRoot';

const tag = (name: string): Suggestion => ({ kind: 'hashtag', tag: name });

/** A source whose lists a test yields itself, for each search. */
function steps() {
  const searches: { query: string; signal: AbortSignal; give: (...tags: string[]) => Promise<void>; end: () => Promise<void> }[] = [];
  const source: SuggestionSource = async function* ({ query }, signal) {
    let wake = () => {};
    const lists: (readonly Suggestion[] | null)[] = [];
    const put = async (list: readonly Suggestion[] | null) => {
      lists.push(list);
      wake();
      await settled();
    };
    searches.push({ query, signal, give: (...tags) => put(tags.map(tag)), end: () => put(null) });
    for (;;) {
      if (lists.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      const list = lists.shift();
      if (!list) return;
      yield list;
    }
  };
  return { searches, source };
}

function setUp() {
  const { searches, source } = steps();
  const state = new AutocompleteState({ user: source });
  const shown = () => runInAction(() => state.suggestions.map(keyOf));
  const active = () => runInAction(() => state.active && keyOf(state.active));
  const type = async (text: string) => {
    runInAction(() => state.look(text, text.length));
    await settled();
  };
  return { state, searches, shown, active, type };
}

describe('the suggestions for a word', () => {
  test('an old answer never replaces a newer one', async () => {
    const { searches, shown, type } = setUp();
    await type('@c');
    await type('@ca');
    await searches[1]!.give('cat');
    await searches[0]!.give('crow');
    expect({ shown: shown(), isStopped: searches[0]!.signal.aborted }).toEqual({ shown: ['cat'], isStopped: true });
  });

  test('the suggestions for a shorter word stay until there are better ones', async () => {
    const { searches, shown, type } = setUp();
    await type('@c');
    await searches[0]!.give('cat', 'crow');
    await type('@ca');
    expect(shown()).toEqual(['cat', 'crow']);
    await searches[1]!.give('cat');
    expect(shown()).toEqual(['cat']);
  });

  test('the selected suggestion stays the same when more arrive', async () => {
    const { state, searches, active, type } = setUp();
    await type('@c');
    await searches[0]!.give('cat', 'crow');
    state.move(1);
    await searches[0]!.give('camel', 'cat', 'crow');
    expect(active()).toBe('crow');
    await type('@cr');
    await searches[1]!.give('crab', 'crow');
    expect(active()).toBe('crab');
    await searches[1]!.give('cricket', 'crab');
    expect(active()).toBe('crab');
  });

  test('the arrow keys go round', async () => {
    const { state, searches, active, type } = setUp();
    await type('@c');
    await searches[0]!.give('cat', 'crow');
    const seen = [-1, -1, 1, 1].map((step) => {
      state.move(step as 1 | -1);
      return active();
    });
    expect(seen).toEqual(['crow', 'cat', 'crow', 'cat']);
  });

  test('nothing is selected after a bare sign until an arrow key is pressed', async () => {
    const { state, searches, active, type } = setUp();
    await type('@');
    await searches[0]!.give('cat', 'crow');
    expect(active()).toBeUndefined();
    state.move(-1);
    expect(active()).toBe('crow');
  });

  test('a key that picks before the answer to the whole word waits for it', async () => {
    const { state, searches, type } = setUp();
    const picked = vi.fn<(suggestion: Suggestion) => void>();
    await type('@c');
    await searches[0]!.give('crow');
    await type('@ca');
    state.whenCurrent(picked);
    expect(picked).not.toHaveBeenCalled();
    await searches[1]!.give('cat');
    expect(picked.mock.calls).toEqual([[tag('cat')]]);
  });

  test('a refused list stays closed for the rest of the word', async () => {
    const { state, searches, shown, type } = setUp();
    await type('@c');
    await searches[0]!.give('cat');
    state.refuse();
    await type('@ca');
    expect({ shown: shown(), searches: searches.length }).toEqual({ shown: [], searches: 1 });
    await type('@ca @d');
    expect(searches).toHaveLength(2);
  });

  test('a failed search keeps what was found before', async () => {
    const state = new AutocompleteState({
      async *user() {
        yield [tag('cat')];
        throw new Error('no network');
      },
    });
    state.look('@c', 2);
    await settled();
    expect(runInAction(() => ({ tags: state.suggestions.map(keyOf), isSettled: state.isSettled }))).toEqual({
      tags: ['cat'],
      isSettled: true,
    });
  });

  test('the list closes when the caret leaves the word', async () => {
    const { state, searches, type } = setUp();
    await type('@c');
    await searches[0]!.give('cat');
    state.look('@c', 0);
    expect(runInAction(() => state.isOpen)).toBe(false);
  });
});
