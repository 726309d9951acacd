import { expect, test } from 'vitest';
import { Captures } from '../../../../server/streaming/Captures';

const note = { id: 'n', visibility: 'public', userId: 'a', replyUserId: null, mentions: '[]', visibleUserIds: '[]' } as const;

test('a note that was captured twice is released by the second release', () => {
  const captures = new Captures();
  captures.add(note);
  captures.add(note);
  captures.remove('n');
  expect(captures.get('n')).toMatchObject({ visibility: 'public' });
  captures.remove('n');
  expect(captures.get('n')).toBeUndefined();
});

test('releasing a note that was not captured changes nothing', () => {
  const captures = new Captures();
  captures.remove('n');
  captures.add(note);
  expect(captures.get('n')).toMatchObject({ visibility: 'public' });
});
