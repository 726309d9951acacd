import { actionBound, makeObservable, observableRef } from 'mobx';
import { OFFER_EVENT, type OfferedPage } from '~/lib/installOffer';

/**
 * How the product gets onto this device: it is `installed`, the browser's dialog can be opened (`offered`), people do it in the browser's
 * menu for sharing (`byHand`, on iPhones and iPads), or this browser has no way.
 */
export type InstallWay = 'installed' | 'offered' | 'byHand' | 'none';

/** The parts of the browser that are used; tests pass fakes. */
export interface InstallBrowser {
  readonly page: OfferedPage;
  /** `standalone` exists on iPhones and iPads alone, where it says whether the product was opened from the home screen. */
  readonly navigator: object & { readonly standalone?: boolean };
  readonly matches: (query: string) => boolean;
}

const realBrowser = (): InstallBrowser => ({ page: window, navigator, matches: (query) => matchMedia(query).matches });

/** Windows of apps, as the manifest asks for them. */
const APP_WINDOW = '(display-mode: standalone), (display-mode: minimal-ui)';

/** Knows whether and how the product can be installed. */
export class Installation {
  /** Observable. */
  way: InstallWay;
  readonly #page: OfferedPage;

  constructor({ page, navigator: { standalone }, matches }: InstallBrowser = realBrowser()) {
    this.#page = page;
    const isInstalled = standalone === true || matches(APP_WINDOW);
    this.way = isInstalled ? 'installed' : page.installOffer ? 'offered' : standalone === false ? 'byHand' : 'none';
    makeObservable<this, 'set'>(this, { way: observableRef, set: actionBound });
    page.addEventListener(OFFER_EVENT, () => this.set('offered'));
    page.addEventListener('appinstalled', () => this.set('installed'));
  }

  /** Opens the browser's dialog. Call it in a press. Each offer opens once, and the browser may make another one. */
  async install(): Promise<void> {
    const { installOffer } = this.#page;
    delete this.#page.installOffer;
    this.set('none');
    // A browser that refuses has said so itself.
    await installOffer?.prompt().catch(() => undefined);
  }

  private set(way: InstallWay): void {
    this.way = way;
  }
}

/** How the product is installed here, for `root.part`. */
export const createInstallation = (): Installation => new Installation();
