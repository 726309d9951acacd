import { describe, expect, test, vi } from 'vitest';
import { internalPath } from '~/router/address';
import { MemoryBackend, PaneHistory } from '~/router/PaneHistory';
import { visitsOf } from '~/services/workspace/visits';

const at = (href: string) => new PaneHistory(new MemoryBackend(visitsOf(href)));

describe('PaneHistory', () => {
  test('the history goes forward and back', () => {
    const history = at('/a');
    history.navigate('/b?x=1#h');
    expect(history.href).toBe('/b?x=1#h');
    expect(history.canGoBack).toBe(true);
    history.back();
    expect(history.href).toBe('/a');
    expect(history.canGoBack).toBe(false);
  });

  test('navigating after going back drops the later entries', () => {
    const history = at('/a');
    history.navigate('/b');
    history.back();
    history.navigate('/c');
    history.back();
    expect(history.href).toBe('/a');
  });

  test('a query keeps the path, and a hash keeps the query', () => {
    const history = at('/a?x=1');
    history.navigate('#tab');
    expect(history.href).toBe('/a?x=1#tab');
    history.navigate('?y=2');
    expect(history.href).toBe('/a?y=2');
  });

  test('each visit has its own key, and the same key on return', () => {
    const history = at('/a');
    const first = history.current.key;
    history.navigate('/a?x');
    expect(history.current.key).not.toBe(first);
    history.back();
    expect(history.current.key).toBe(first);
  });

  test('navigating to the current address reports that instead of adding an entry', () => {
    const history = at('/a');
    const repeated = vi.fn<() => void>();
    history.onRepeat(repeated);
    history.navigate('/a');
    expect(repeated).toHaveBeenCalledOnce();
    expect(history.canGoBack).toBe(false);
  });

  test.each(['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/\\evil.example', 'a'])(
    'the history never leaves the product for %s',
    (to) => {
      const history = at('/a');
      history.navigate(to);
      expect(history.href).toBe('/a');
    },
  );
});

describe('internalPath', () => {
  test('internalPath accepts only our own origin and those of a server', () => {
    expect(internalPath('https://me.example/notes/1?a#b', 'https://me.example')).toBe('/notes/1?a#b');
    expect(internalPath('https://me.example.evil.tld/notes/1', 'https://me.example')).toBeNull();
    expect(internalPath('http://me.example/notes/1', 'https://me.example')).toBeNull();
    expect(internalPath('https://far.example/notes/1', 'https://me.example', ['https://far.example'])).toBe('/notes/1');
  });
});

describe('entries in memory', () => {
  const restored = {
    entries: [
      { href: '/a?x=1', key: '3' },
      { href: '/b#c', key: '7' },
    ],
    index: 1,
  };

  test('entries in memory start at the stored position', () => {
    const history = new PaneHistory(new MemoryBackend(restored));
    expect({ href: history.href, key: history.current.key, canGoBack: history.canGoBack }).toEqual({
      href: '/b#c',
      key: '7',
      canGoBack: true,
    });
    history.back();
    expect(history.href).toBe('/a?x=1');
  });

  test('entries in memory never use a key twice, because what is remembered about a visit belongs to its key', () => {
    const history = new PaneHistory(new MemoryBackend(restored));
    history.navigate('/c');
    expect(history.current.key).toBe('8');
  });

  test('entries in memory report each step', () => {
    const told: string[] = [];
    const history = new PaneHistory(
      new MemoryBackend(visitsOf('/a'), ({ entries, index }) => told.push(`${index}/${entries.length} ${entries[index]!.href}`)),
    );
    history.navigate('/b');
    history.navigate('/c', { replace: true });
    history.back();
    expect(told).toEqual(['1/2 /b', '1/2 /c', '0/2 /a']);
  });
});
