import { decodePunycode } from '~/lib/punycode';

/**
 * Labels that are shown decoded: letters of one writing, digits and hyphens. Nothing else is a letter that people know,
 * and mixing is how hosts are imitated: beside Latin, strokes of East Asian writings pass for signs. First come Cyrillic and
 * Greek letters that look like Latin ones; a label of nothing else imitates a Latin host.
 */
const READABLE =
  /^(?![асԁеһіјӏорԛѕԝхуъьҽпгѵѡүαγηικνορτυχω\d-]+$)(?=[\p{L}\p{M}\d-]+$)(?:[a-z\dß-İĲ-ķĹ-ž-]+|[\d\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー-]+|[\d가-힣-]+|[\d\p{sc=Cyrl}-]+|[\d\p{sc=Grek}-]+|[\d\p{sc=Arab}-]+|[\d\p{sc=Hebr}-]+|[\d\p{sc=Thai}-]+|[\d\p{sc=Deva}-]+)$/u;

/** A host as people read it: internationalised labels decoded, except those that could pass for another host. */
export const hostText = (host: string): string =>
  host.replaceAll(/(?<![^.])xn--([^.]+)/gi, (label, code: string) => {
    const decoded = decodePunycode(code);
    return decoded !== null && READABLE.test(decoded) ? decoded : label;
  });
