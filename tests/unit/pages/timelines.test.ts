import { describe, expect, test } from 'vitest';
import type { WireMe, WireMeta, WirePolicies } from '~/api/wire';
import { availableTimelines } from '~/stores/timelines/availableTimelines';
import { effectiveFilters } from '../../../pages/timeline/timelines';

const policies = (ltlAvailable: boolean, gtlAvailable: boolean) => ({ ltlAvailable, gtlAvailable }) as WirePolicies;
const me = (ltl: boolean, gtl: boolean) => ({ policies: policies(ltl, gtl) }) as WireMe;
const meta = (ltl: boolean, gtl: boolean) => ({ policies: policies(ltl, gtl) }) as WireMeta;

describe('availableTimelines', () => {
  test('an account has all four timelines when its policies allow them', () => {
    expect(availableTimelines(me(true, true), null)).toEqual(['home', 'local', 'social', 'global']);
  });

  test('the policies of the account count, not those of the instance', () => {
    expect(availableTimelines(me(false, true), meta(true, false))).toEqual(['home', 'global']);
  });

  test('visitors have neither the home nor the social timeline', () => {
    expect(availableTimelines(null, meta(true, true))).toEqual(['local', 'global']);
    expect(availableTimelines(null, null)).toEqual([]);
  });
});

describe('effectiveFilters', () => {
  const all = { withRenotes: true, withReplies: true, withSensitive: true, onlyFiles: true };

  test('the local and social timelines never request replies together with files only', () => {
    expect(effectiveFilters('local', all).withReplies).toBe(false);
    expect(effectiveFilters('social', { ...all, onlyFiles: false }).withReplies).toBe(true);
  });

  test('the other timelines keep their filters', () => {
    expect(effectiveFilters('home', all)).toBe(all);
  });
});
