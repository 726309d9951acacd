import { when } from 'mobx';
import { PAGES } from '~/generated/pageIndex';
import { idle } from '~/lib/idle';
import { declaredSince, type FetchCode } from '~/lib/neededOffline';
import { peek } from '~/lib/peek';
import { collectWindows } from '~/registry/collectWindows';
import type { LazyLoader } from '~/registry/lazyLoader';
import { mayOpen } from '~/registry/mayOpen';
import { networkIsBack } from '~/stores/connectivity/networkIsBack';
import type { RootStore } from '~/stores/RootStore';

/** How long after the start the first part is fetched, because a page that is left at once needs none; in ms. */
const REST_MS = 3000;

/** The longest time that a part waits until the page is idle, in ms. */
const PATIENCE_MS = 1000;

type Fetch = () => Promise<unknown>;

/**
 * Fetches the code that people need without a network, as manifests and modules declare it (`neededOffline`): one part after the other, while
 * the page is idle. What fails is fetched again when the network is back. Never rejects.
 *
 * @param since what modules have declared, from a number on
 * @returns false if people want to save data, so that nothing was fetched; true once everything was tried. What failed is tried again later
 */
export async function fetchNeeded(
  root: RootStore,
  loader: Pick<LazyLoader, 'fetchAhead'>,
  since: (count: number) => readonly FetchCode<RootStore>[] = declaredSince,
): Promise<boolean> {
  if (savesData()) return false;
  const { clock, connectivity } = root;
  await new Promise<void>((resolve) => clock.after(REST_MS, resolve));
  const failed: Fetch[] = [];
  const fetchPolitely = async (fetch: Fetch): Promise<void> => {
    await when(() => connectivity.isOnline);
    await idle(clock, PATIENCE_MS);
    await fetch().catch(() => failed.push(fetch));
  };
  const retry = async (): Promise<void> => {
    while (failed.length > 0) {
      await networkIsBack(root);
      for (const fetch of failed.splice(0)) await fetchPolitely(fetch);
    }
  };
  let count = 0;
  const fetchDeclared = async (): Promise<void> => {
    for (let next = since(count); next.length > 0; next = since(count)) {
      count += next.length;
      for (const fetch of next) await fetchPolitely(() => fetch(root));
    }
  };
  // Dialogs and menus first. The features then declare what they need themselves.
  await fetchDeclared();
  for (const fetch of neededFeatures(root, loader)) await fetchPolitely(fetch);
  await fetchDeclared();
  void retry();
  return true;
}

/** The windows and pages that a signed-in person needs. Visitors write nothing. */
function neededFeatures({ session }: RootStore, loader: Pick<LazyLoader, 'fetchAhead'>): readonly Fetch[] {
  const me = peek(() => session.current.me);
  if (!me) return [];
  const windows = [...collectWindows().values()].filter(({ neededOffline }) => neededOffline);
  const pages = PAGES.filter(({ neededOffline, requires }) => neededOffline && mayOpen(requires, me));
  return [
    ...windows.map((found) => () => loader.fetchAhead(`window ${found.id}`, found)),
    ...pages.map((page) => () => loader.fetchAhead(`page ${page.id}`, page)),
  ];
}

/** Whether people ask their browser to load as little as possible. */
export const savesData = (): boolean =>
  Boolean((globalThis.navigator as { readonly connection?: { readonly saveData?: boolean } } | undefined)?.connection?.saveData);
