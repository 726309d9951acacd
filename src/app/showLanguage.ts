import { directionOf } from '~/i18n/direction';
import type { I18n } from '~/i18n/I18n';
import { browserPath } from '~/lib/basePath';
import { manifestFile } from './manifestFile';

/** Tells browsers and style sheets the language of the page, and names the manifest for installing the app in it. */
export function showLanguage({ lang }: Pick<I18n, 'lang'>, target: Document = document): void {
  target.documentElement.lang = lang;
  target.documentElement.dir = directionOf(lang);
  target.querySelector('link[rel="manifest"]')?.setAttribute('href', browserPath(`/${manifestFile(lang)}`));
}
