import type { I18n } from '~/i18n/I18n';
import { safeHttpUrl } from '~/lib/safeHttpUrl';
import { readTheme } from '~/theme/parseTheme';
import { changedFields, type FormValue, type FormValues } from './fieldValues';
import { SERVER_FIELDS, type ServerFieldName } from './serverFields';

/** A color as servers take it. */
export const COLOR = /^#[0-9a-f]{6}$/i;

/** An address of mail, as far as one can tell by looking at it. */
const MAIL = /^[^\s@]+@[^\s@]+$/;

/** A host of the web: no spaces, no path, no user. */
const HOST = /^[^\s/@:]+(?::\d+)?$/;

/** The problems of settings in words. What was there before is not judged, because it would keep other changes from being saved. */
export function faultsOf(base: FormValues, values: FormValues, { t }: Pick<I18n, 't'>): Partial<Record<ServerFieldName, string>> {
  const faults: Partial<Record<ServerFieldName, string>> = {};
  for (const name of changedFields(base, values)) {
    const value = values[name];
    if (typeof value !== 'string' || value.trim() === '') continue;
    const { kind } = SERVER_FIELDS[name];
    if ((kind === 'address' || kind === 'image') && !isAddress(value.trim())) faults[name] = t('adminPage.fault.address');
    else if (kind === 'mail' && !MAIL.test(value.trim())) faults[name] = t('adminPage.fault.mail');
    else if (kind === 'color' && !COLOR.test(value.trim())) faults[name] = t('adminPage.fault.color');
    else if (kind === 'hosts') {
      const wrong = value.split('\n').find((line) => line.trim() !== '' && !HOST.test(line.trim()));
      if (wrong !== undefined) faults[name] = t('adminPage.fault.host', { host: wrong.trim() });
    }
  }
  return faults;
}

/** Whether a text is an address on the web, or one on the server itself. */
const isAddress = (text: string): boolean => text.startsWith('/') || safeHttpUrl(text) !== null;

/** What is wrong with code in a setting; undefined if nothing is. What reads it comes with the first use. */
export async function codeFault(name: ServerFieldName, value: FormValue | undefined, { t }: Pick<I18n, 't'>): Promise<string | undefined> {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const { kind } = SERVER_FIELDS[name];
  if (kind === 'theme') return (await readTheme(value)).ok ? undefined : t('adminPage.fault.theme');
  if (kind !== 'json5') return undefined;
  const { default: JSON5 } = await import('json5');
  try {
    const parsed = JSON5.parse<unknown>(value);
    const isObject = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
    return isObject ? undefined : t('adminPage.fault.object');
  } catch (thrown) {
    return t('adminPage.fault.json', { message: thrown instanceof Error ? thrown.message.replace(/^JSON5: /, '') : '' });
  }
}
