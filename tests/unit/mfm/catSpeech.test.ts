import { parse } from 'mfm-js';
import { describe, expect, test } from 'vitest';
import { asCat, nyaize } from '~/mfm/catSpeech';

describe('cat speech', () => {
  test.each([
    // Japanese
    ['なに？ナイス ﾅｼ', 'にゃに？ニャイス ﾆｬｼ'],
    // English: what follows counts, whatever its case
    ['Banana', 'Banyanya'],
    ['BANANA', 'BANYANYA'],
    ['nAn', 'nYAn'],
    ['an apple', 'an apple'],
    ['morning Morning MORNING', 'mornyan Mornyan MORNYAN'],
    ['evening', 'evening'],
    ['everyone EVERYONE', 'everynyan EVERYNYAN'],
    ['someone', 'someone'],
    // Korean: every syllable from na to nah
    ['나 난 낳 네', '냐 냔 냫 네'],
    ['좋다.', '좋다냥.'],
    ['좋다! 다시', '좋다냥! 다시'],
    ['먹다', '먹다냥'],
    ['먹다\n자다', '먹다냥\n자다냥'],
    ['뭐야?', '뭐냥?'],
    ['아니야', '아니냥'],
    ['야구', '야구'],
  ])('cat speech turns %s into %s', (text, said) => {
    expect(nyaize(text)).toBe(said);
  });
});

test('cat speech leaves quotes, links, plain text, code and foreign nodes alone', () => {
  const text = '> na\n**na** [na](https://a.example) <plain>na</plain> `na` #na :na:';
  const said = asCat(parse(text));
  const changed = JSON.stringify(said).split('nya').length - 1;
  expect({ changed, bold: said.find(({ type }) => type === 'bold')!.children }).toEqual({
    changed: 1,
    bold: [{ type: 'text', props: { text: 'nya' } }],
  });
});

test('cat speech does not change the parsed nodes', () => {
  const nodes = parse('**na**');
  asCat(nodes);
  expect(nodes).toEqual(parse('**na**'));
});
