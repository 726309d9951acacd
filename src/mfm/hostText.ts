import { decodePunycode } from '~/lib/punycode';

/** Scripts that people write together; a label of anything else mixed is shown encoded, because mixing is how hosts are imitated. */
const writings: readonly RegExp[] = [
  /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[a-z\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[a-z\p{Script=Han}\p{Script=Hangul}\p{Script=Common}]+$/u,
  /^[\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Hebrew}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Thai}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]+$/u,
];

/** Cyrillic and Greek letters that look like Latin ones; a label of nothing else imitates a Latin host. */
const LATIN_LOOKALIKES = /^[асԁеһіјӏорԛѕԝхуүѵοικνρτυχ0-9-]+$/u;

/** A host as people read it: internationalised labels decoded, except those that could pass for another host. */
export function hostText(host: string): string {
  return host.split('.').map(labelText).join('.');
}

function labelText(label: string): string {
  if (!label.toLowerCase().startsWith('xn--')) return label;
  const decoded = decodePunycode(label.slice(4));
  if (decoded === null || LATIN_LOOKALIKES.test(decoded)) return label;
  return writings.some((writing) => writing.test(decoded)) ? decoded : label;
}
