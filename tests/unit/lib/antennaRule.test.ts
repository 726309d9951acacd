import { describe, expect, test } from 'vitest';
import { antennaTakes, namesUser, type AntennaNote, type AntennaRule } from '~/lib/antennaRule';
import { antennaCases } from '../../fixtures/antennaCases';

const rule: AntennaRule = {
  keywords: [['wisteria']],
  excludeKeywords: [[]],
  caseSensitive: false,
  withReplies: false,
  withFile: false,
  localOnly: false,
};
const note: AntennaNote = {
  text: 'wisteria',
  cw: null,
  visibility: 'public',
  isReply: false,
  hasFiles: false,
  isLocal: true,
  isByBot: false,
};

describe('the rule of antennas', () => {
  test.each(antennaCases)('the rule takes %s', (_what, changes, { text, cw, visibility }, expected) => {
    const asked = { ...note, text: text ?? null, cw: cw ?? null, ...(visibility && { visibility }) };
    expect(antennaTakes({ ...rule, ...changes }, asked)).toBe(expected);
  });

  test.each<[string, Partial<AntennaRule>, Partial<AntennaNote>, boolean]>([
    ['no note without words, such as a picture', { keywords: [], excludeKeywords: [['spam']] }, { text: null }, false],
    ['a reply if it is to take replies', { withReplies: true }, { isReply: true }, true],
    ['no reply otherwise', {}, { isReply: true }, false],
    ['a note with a file', { withFile: true }, { hasFiles: true }, true],
    ['a note of another server', {}, { isLocal: false }, true],
    ['no note of another server if it looks at this one only', { localOnly: true }, { isLocal: false }, false],
    ['a note of a bot', {}, { isByBot: true }, true],
    ['no note of a bot if it leaves them out', { excludeBots: true }, { isByBot: true }, false],
  ])('the rule takes %s', (_what, ruleChanges, noteChanges, expected) => {
    expect(antennaTakes({ ...rule, ...ruleChanges }, { ...note, ...noteChanges })).toBe(expected);
  });

  test('a list of people names someone with or without the first @, in any case, and here with or without the host', () => {
    const alice = { username: 'Alice', host: null };
    const far = { username: 'alice', host: 'far.example' };
    const named = (name: string) => ({
      alice: namesUser([' ', name], alice, 'here.example'),
      far: namesUser([' ', name], far, 'here.example'),
    });
    expect(named('@alice')).toEqual({ alice: true, far: false });
    expect(named(' ALICE@here.example ')).toEqual({ alice: true, far: false });
    expect(named('@alice@FAR.example')).toEqual({ alice: false, far: true });
    expect(named('alic')).toEqual({ alice: false, far: false });
  });
});
