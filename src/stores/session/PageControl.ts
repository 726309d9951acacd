import { browserPath, productPath } from '~/lib/basePath';
import { isServed } from '~/lib/isServed';

/** The parts of `location` and `history` that changing accounts needs; tests pass a fake. */
export interface PageControl {
  /** The address, with the path inside the product. */
  readonly href: string;
  /** Whether it may call only the servers of the stored accounts, which a document that begins at `/sign-in` or `/signed-in` need not. */
  readonly isNarrowed: boolean;
  reload(): void;
  /** Reloads the page if the server answers. @returns whether it does */
  reloadIfServed(): Promise<boolean>;
  /** Loads a path inside the product. */
  goTo(path: string): void;
  /** Changes the displayed address without loading. */
  replaceAddress(url: string): void;
}

/** The real page. */
export const browserPage: PageControl = {
  get href() {
    const url = new URL(location.href);
    url.pathname = productPath(url.pathname);
    return url.href;
  },
  get isNarrowed() {
    return document.querySelector('meta[data-narrow]') !== null;
  },
  reload: () => location.reload(),
  async reloadIfServed() {
    const served = await isServed();
    if (served) location.reload();
    return served;
  },
  goTo: (path) => location.assign(browserPath(path)),
  replaceAddress: (url) => history.replaceState(history.state, '', browserPath(url)),
};

/** Whether a text is a path of this server; `//host` and `/\host` would lead elsewhere. */
export function isInternalPath(text: string): boolean {
  return /^\/(?![/\\])/.test(text);
}
