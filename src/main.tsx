import { browserPath, productPath } from '~/lib/basePath';
import { keepInstallOffer } from '~/lib/installOffer';
import { FirstCalls } from './app/FirstCalls';
import { askForFrame } from './app/askForFrame';
import { hostInUse, serverLink } from './app/serverLink';
import { isTooOld, removeSplash, showFailedStart, showTooOld } from './app/splash';
import { hasServer } from '~/stores/server/hasServer';
import { loadI18n } from '~/i18n/loadI18n';
import { BrowserLocalStore } from '~/storage/BrowserLocalStore';
import { applyCachedTheme } from '~/theme/themeCache';

/**
 * Runs while React and the rest are still on their way (the page names their files): colors are there at once. The texts, which only a
 * script can choose, and the first data travel together with the code instead of after it.
 */
async function begin(): Promise<void> {
  const local = new BrowserLocalStore();
  if (!hasServer(document) && location.search.includes('server=')) {
    const { followServerLink } = await import('./app/followServerLink');
    const to = followServerLink(local, new URL(location.href));
    if (to !== null) return location.replace(browserPath(to));
  }
  applyCachedTheme(local);
  const linked = serverLink(productPath(location.pathname) + location.search + location.hash, hostInUse(local, location.origin));
  if (linked?.isDocument) return location.replace(browserPath(linked.to));
  if (linked) history.replaceState(history.state, '', browserPath(linked.to));
  const texts = loadI18n(local);
  const href = productPath(location.pathname) + location.search;
  const calls = new FirstCalls({
    local,
    origin: hasServer(document) ? location.origin : null,
    href,
    fetch: (url, init) => fetch(url, init),
    now: () => Date.now(),
  });
  askForFrame(local, href, calls.hasPanes);
  calls.repeat();
  return void Promise.all([texts, import('./app/start'), whenParsed()])
    .then(([i18n, { start }]) => start({ i18n, local, calls, onShown: removeSplash }))
    .catch(showFailedStart);
}

/** This script does not wait for the page, which may still be arriving. */
async function whenParsed(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}

keepInstallOffer(window);
if (isTooOld()) void whenParsed().then(showTooOld);
else void begin();
