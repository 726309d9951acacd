import type { I18n } from '~/i18n/I18n';

/** Returns the texts of a choice's items: `<label>.<value>`, or the value itself if there is no such text. */
export function itemTexts(i18n: I18n, label: string): (value: string) => string {
  return (value) => {
    const key = `${label}.${value}`;
    return i18n.has(key) ? i18n.t(key) : value;
  };
}
