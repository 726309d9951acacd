import type { I18n } from '~/i18n/I18n';
import { itemTexts } from '~/components/form/itemTexts';
import type { FormValue } from './fieldValues';
import { SERVER_FIELDS, type ServerFieldName } from './serverFields';

/** How much of a long text a question shows, in characters. */
const SHOWN_LENGTH = 160;

/** The label of a setting. */
export const labelOf = (name: ServerFieldName, { t }: Pick<I18n, 't'>): string => t(`adminPage.field.${name}`);

/** What explains a setting. */
export const helpOf = (name: ServerFieldName, i18n: I18n): string | undefined => optionalText(`adminPage.field.${name}.help`, i18n);

/** More words that find a setting. */
export const keywordsOf = (name: ServerFieldName, i18n: I18n): string => optionalText(`adminPage.field.${name}.keywords`, i18n) ?? '';

const optionalText = (key: string, i18n: I18n): string | undefined => (i18n.has(key) ? i18n.t(key) : undefined);

/** Returns the texts of a choice's items. */
export const itemTextsOf = (name: ServerFieldName, i18n: I18n): ((value: string) => string) => itemTexts(i18n, `adminPage.field.${name}`);

/** A value in words, for a question. Secrets are never shown. */
export function valueText(name: ServerFieldName, value: FormValue, i18n: I18n): string {
  const { t } = i18n;
  const { kind, isInverted = false } = SERVER_FIELDS[name];
  if (typeof value === 'boolean') return t(value === isInverted ? 'adminPage.off' : 'adminPage.on');
  const text = (typeof value === 'string' ? value : value.join('\n')).trim();
  if (text === '') return t('adminPage.empty');
  if (kind === 'secret') return t('adminPage.secret');
  if (kind === 'select') return itemTextsOf(name, i18n)(text);
  const line = kind === 'lines' || kind === 'hosts' || kind === 'rules' ? i18n.list(text.split('\n')) : text;
  return line.length > SHOWN_LENGTH ? `${line.slice(0, SHOWN_LENGTH)}…` : line;
}
