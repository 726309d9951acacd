import { decodePunycode } from '~/lib/punycode';
import type { ShownText } from '~/lib/shownText';

/**
 * Matches labels that are shown decoded: letters of one script, digits and hyphens. Mixed scripts are how hosts are
 * imitated: next to Latin letters, strokes of East Asian scripts pass for punctuation. The first part rules out labels that
 * consist only of Cyrillic and Greek letters that look like Latin ones.
 */
const READABLE =
  /^(?![асԁеһіјӏорԛѕԝхуъьҽпгѵѡүαγηικνορτυχω\d-]+$)(?=[\p{L}\p{M}\d-]+$)(?:[a-z\dß-İĲ-ķĹ-ž-]+|[\d\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー-]+|[\d가-힣-]+|[\d\p{sc=Cyrl}-]+|[\d\p{sc=Grek}-]+|[\d\p{sc=Arab}-]+|[\d\p{sc=Hebr}-]+|[\d\p{sc=Thai}-]+|[\d\p{sc=Deva}-]+)$/u;

/** Returns a host for people to read: internationalized labels are decoded, except those that could pass for another host. */
export const hostText = (host: string): ShownText =>
  host.replaceAll(/(?<![^.])xn--([^.]+)/gi, (label, code: string) => {
    const decoded = decodePunycode(code);
    return decoded !== null && READABLE.test(decoded) ? decoded : label;
  }) as ShownText;
