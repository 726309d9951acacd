/** Accents; the marks of Japanese syllables make others of them. */
const ACCENTS = /[^\P{M}\u3099\u309A]/gu;

/** The difference between a syllable in katakana and the same one in hiragana. */
const KANA_STEP = 0x60;

/** Characters that have other forms. Names are searched by ten thousands, and most have none of these. */
const HAS_FORMS = /[^\0-\x7Fぁ-ゖァ-ヶー㐀-鿿가-힣]/;

const KATAKANA = /[ァ-ヶヽヾ]/g;

/** Folds a text for searching: case, accents, character width and the kind of kana do not matter. */
export function folded(text: string): string {
  const plain = HAS_FORMS.test(text) ? text.normalize('NFKD').replaceAll(ACCENTS, '').normalize('NFC') : text;
  return plain.toLowerCase().replaceAll(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - KANA_STEP));
}

/**
 * How well a text matches a search: each word of the search has to start a word of the text, or at least occur in it.
 * @returns 0 when it does not match; a larger number is a better match
 */
export function fitOf(text: string, query: string): number {
  const wanted = folded(query).split(/\s+/u).filter(Boolean);
  const words = folded(text).split(/[^\p{L}\p{N}]+/u);
  const whole = words.join(' ');
  let fit = 1;
  for (const word of wanted) {
    if (words.some((one) => one.startsWith(word))) fit += 2;
    else if (whole.includes(word) || folded(text).includes(word)) fit += 1;
    else return 0;
  }
  return whole.startsWith(folded(query).trim()) ? fit + 1 : fit;
}
