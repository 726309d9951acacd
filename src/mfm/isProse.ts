/** Letters, digits and punctuation. No markup, address or emoji consists of these alone, except for those below. */
const PROSE = /^[\p{L}\p{Mn}\p{Mc}\p{Nd} \n\u3000.,;!?'"()…—–、。「」-]+$/u;

/** The words that can turn a line into a search box, and the one letter that is an emoji. */
const EXCEPTIONS = /search|検索|\u2139/i;

/**
 * Returns whether a text certainly has no markup, so that it need not be parsed. Many notes and most names are such texts, and
 * parsing the first few of a page takes as long as rendering them.
 */
export const isProse = (text: string): boolean => PROSE.test(text) && !EXCEPTIONS.test(text);
