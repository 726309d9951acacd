import { removeSplash, showFailedStart } from './app/splash';
import { loadI18n } from '~/i18n/loadI18n';
import { BrowserLocalStore } from '~/storage/BrowserLocalStore';
import { applyCachedTheme } from '~/theme/themeCache';

/**
 * Runs while React and the rest are still on their way (the page names their files): colors are there at once, and the
 * texts, which only a script can choose, travel together with the code instead of after it.
 */
function begin(): void {
  const local = new BrowserLocalStore();
  applyCachedTheme(local);
  Promise.all([loadI18n(local), import('./app/start'), whenParsed()])
    .then(([i18n, { start }]) => start({ i18n, local, onShown: removeSplash }))
    .catch(showFailedStart);
}

/** This script does not wait for the page, which may still be arriving. */
async function whenParsed(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}

begin();
