import { PROFILE_LANGUAGES } from '~/lib/profileLanguages';

/**
 * Returns the languages that a profile can name, sorted by their names. Codes without a name are left out.
 * @param lang the language of the names
 * @param chosen a code that is always offered, because the profile has it
 */
export function languageItems(lang: string, chosen: string): readonly { readonly value: string; readonly label: string }[] {
  const names = new Intl.DisplayNames([lang], { type: 'language', fallback: 'none' });
  const nameOf = (code: string): string | undefined => {
    try {
      return names.of(code);
    } catch {
      // Servers know codes that are not of the standard.
      return undefined;
    }
  };
  const named = PROFILE_LANGUAGES.flatMap((value) => {
    const label = nameOf(value);
    return label === undefined ? [] : [{ value, label }];
  });
  const isMissing = chosen !== '' && !named.some(({ value }) => value === chosen);
  return [...(isMissing ? [{ value: chosen, label: chosen }] : []), ...named.toSorted((a, b) => a.label.localeCompare(b.label, lang))];
}
