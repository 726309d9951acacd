import type { LocalStore } from '~/storage/LocalStore';
import type { CrossTab } from '~/storage/CrossTab';

/** Stores the language of the interface, and lets the other tabs reload. The caller reloads its own tab. */
export function changeLanguage({ local, crossTab }: { readonly local: LocalStore; readonly crossTab: CrossTab }, code: string): void {
  local.set('lang', code);
  crossTab.post('reload', { to: null });
}
