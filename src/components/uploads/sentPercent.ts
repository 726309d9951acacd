import type { I18n } from '~/i18n/I18n';

/** Writes how much of an upload is sent, from 0 to 1, in percent. Rounded down, so that all of it is sent at 100%. */
export const sentPercent = (i18n: Pick<I18n, 'percent'>, share: number): string => i18n.percent(Math.floor(share * 100) / 100);
