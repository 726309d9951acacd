/** The page's address, as far as changing accounts needs it; tests give a fake one. */
export interface PageControl {
  readonly href: string;
  reload(): void;
  /** Loads a path of this server. */
  goTo(path: string): void;
  /** Changes the shown address without loading. */
  replaceAddress(url: string): void;
}

/** The real page. */
export const browserPage: PageControl = {
  get href() {
    return location.href;
  },
  reload: () => location.reload(),
  goTo: (path) => location.assign(path),
  replaceAddress: (url) => history.replaceState(history.state, '', url),
};

/** Whether text is a path of this server and not another address in disguise. */
export function isInternalPath(text: string): boolean {
  return /^\/(?![/\\])/.test(text);
}
