import { meaningOf, type Meaning } from '~/components/search/meaning';

/** The scheme of the links, in front of an address or a name. */
const SCHEME = /^web\+wisteria:/i;

/**
 * Returns what a link names: the address of a note or a person, or a name, as the search reads them. `web+wisteria://host/path` is an
 * address, too, and `acct:name@host` a name. Null for anything else.
 */
export function linkMeaning(link: string): Meaning | null {
  const rest = link.trim().replace(SCHEME, '');
  return read(rest) ?? read(decoded(rest));
}

const read = (text: string): Meaning | null => meaningOf(text.replace(/^\/\//, 'https://').replace(/^acct:@?/i, '@'));

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
