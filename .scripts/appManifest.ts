import type { Plugin } from 'vite';
import { appManifest } from '../src/app/appManifest.ts';
import { manifestFile } from '../src/app/manifestFile.ts';
import { directionOf } from '../src/i18n/direction.ts';
import { englishTexts, languageCodes, ownTexts, SOURCE_LANGUAGE } from './generate/locales.mjs';

/** The manifest that the page names before it knows the language of its reader. */
const FIRST = 'manifest.webmanifest';

/** The manifests of the installed app by file: one for each language, and the one of the page. */
export function manifestFiles(base: string): ReadonlyMap<string, string> {
  const english = englishTexts();
  const manifestOf = (lang: string): string => {
    const own = ownTexts(lang);
    const text = (key: string): string => {
      const dot = key.indexOf('.');
      const [area, name] = [key.slice(0, dot), key.slice(dot + 1)];
      const found = own.get(area)?.[name] ?? english.get(area)?.[name];
      if (found === undefined) throw new Error(`the manifest needs the text ${key}`);
      return found;
    };
    return JSON.stringify(appManifest({ lang, dir: directionOf(lang), text, base }));
  };
  return new Map([[FIRST, manifestOf(SOURCE_LANGUAGE)], ...languageCodes().map((lang) => [manifestFile(lang), manifestOf(lang)] as const)]);
}

/** Serves the manifests in each language. The page chooses its own (src/app/showLanguage.ts), so hosts of files need no rule for it. */
export function appManifests(): Plugin {
  return {
    name: 'app-manifests',
    generateBundle() {
      const { base, consumer } = this.environment.config;
      if (consumer !== 'client') return;
      for (const [fileName, source] of manifestFiles(base)) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').replace(/\?.*/, '').slice(server.config.base.length);
        if (!path.endsWith('.webmanifest')) return next();
        const manifest = manifestFiles(server.config.base).get(path);
        response.writeHead(manifest === undefined ? 404 : 200, { 'content-type': 'application/manifest+json' }).end(manifest);
      });
    },
  };
}
