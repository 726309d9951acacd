import { describe, expect, test } from 'vitest';
import type { WireMe } from '~/api/wire';
import { keepsDrafts, postsLater } from '~/services/serverDrafts';
import { policies } from '../../fixtures/builders';
import { recordedAnswers } from '../../contract/lib/recordings';

const withPolicies = (fields: object) => ({ policies: policies(fields) });

describe('what a server says about drafts', () => {
  test('a server of 2024.2 neither keeps drafts nor posts later', () => {
    const recorded = recordedAnswers().find(({ endpoint, status }) => endpoint === 'i' && status === 200)?.body as WireMe;
    expect(recorded.policies.pinLimit).toBeGreaterThan(0);
    expect({ keeps: keepsDrafts(recorded), posts: postsLater(recorded) }).toEqual({ keeps: false, posts: false });
  });

  test.each([
    ['keeps drafts alone', { noteDraftLimit: 10 }, { keeps: true, posts: false }],
    ['also posts later', { noteDraftLimit: 10, scheduledNoteLimit: 1 }, { keeps: true, posts: true }],
    ['allows none by the role', { noteDraftLimit: 0, scheduledNoteLimit: 1 }, { keeps: false, posts: false }],
    ['says nonsense', { noteDraftLimit: 'many', scheduledNoteLimit: null }, { keeps: false, posts: false }],
  ])('a server that %s is recognized', (_what, fields, expected) => {
    const me = withPolicies(fields);
    expect({ keeps: keepsDrafts(me), posts: postsLater(me) }).toEqual(expected);
  });
});
