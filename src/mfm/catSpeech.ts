import type { MfmNode } from 'mfm-js';

/*
 * How users with the cat flag speak. Each language has its own rule, and a text may mix languages.
 */

const NYA: Readonly<Record<string, string>> = { な: 'にゃ', ナ: 'ニャ', ﾅ: 'ﾆｬ' };

/** Each rule looks at the letters before a match in either case and keeps the case of what it replaces. */
const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/(?<=n)a/gi, 'ya'],
  [/(?<=morn)ing/gi, 'yan'],
  [/(?<=every)one/gi, 'nyan'],
];

/** The Korean syllables 나 to 낳 (n + a, with any final consonant), and their distance to the syllables with ya. */
const NA = /[\uB098-\uB0B3]/g;
const NA_TO_NYA = 0xb0d0 - 0xb098;

/** Returns text as a cat says it. */
export function nyaize(text: string): string {
  let said = text.replaceAll(/[なナﾅ]/g, (letter) => NYA[letter]!);
  for (const [pattern, sound] of ENGLISH) said = said.replaceAll(pattern, (letters) => (isLoud(letters) ? sound.toUpperCase() : sound));
  return said
    .replaceAll(NA, (syllable) => String.fromCodePoint(syllable.codePointAt(0)! + NA_TO_NYA))
    .replaceAll(/다(?=$|[. !?])/gm, '다냥')
    .replaceAll(/야(?=$|[? ])/gm, '냥');
}

const isLoud = (letters: string): boolean => letters === letters.toUpperCase();

/** Nodes whose words are quoted or literal, which a cat does not change. */
const QUIET: ReadonlySet<MfmNode['type']> = new Set<MfmNode['type']>(['quote', 'link', 'plain']);

/** Returns the nodes of a text as a cat says it. */
export function asCat(nodes: readonly MfmNode[]): readonly MfmNode[] {
  return nodes.map((node) => {
    if (node.type === 'text') return { ...node, props: { text: nyaize(node.props.text) } };
    if (!node.children || QUIET.has(node.type)) return node;
    return { ...node, children: asCat(node.children) } as MfmNode;
  });
}
