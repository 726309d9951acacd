/** The browser's own dialog for installing the product. It opens once for each offer. */
export interface InstallOffer {
  /** Needs a press. */
  prompt(): Promise<unknown>;
}

/** The page, with the offer that came before the code that uses it. */
export interface OfferedPage extends EventTarget {
  installOffer?: InstallOffer;
}

/** The event in which some browsers offer to install. It comes once, soon after the page has loaded. */
export const OFFER_EVENT = 'beforeinstallprompt';

/** Keeps the browser's offer until somebody wants it, in place of a bar that the browser may show at once. */
export function keepInstallOffer(page: OfferedPage): void {
  page.addEventListener(OFFER_EVENT, (event) => {
    event.preventDefault();
    page.installOffer = event as Event & InstallOffer;
  });
}
