/** Languages that are written from right to left, and the scripts that a tag can name. */
const RIGHT_TO_LEFT = /^(?:ar|arc|ckb|dv|fa|he|khw|ks|nqo|ps|sd|syr|ug|ur|yi)\b|-(?:Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa)\b/;

/** Returns the direction in which a language is written. Reads the tag alone, because the start needs it. */
export const directionOf = (lang: string): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.test(lang) ? 'rtl' : 'ltr');
