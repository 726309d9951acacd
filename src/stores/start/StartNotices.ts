import { when, actionBound, makeObservable, observableRef } from 'mobx';
import { isUnmodified } from '~/services/sourceCode';
import type { RootStore } from '../RootStore';
import { createInstallation } from './Installation';

/**
 * A card at the bottom edge: where the source of a modified server is, a request for help with its costs, the ways to read for
 * somebody who has arranged nothing yet, or how to install the product for somebody who comes back.
 */
export type StartNotice = 'source' | 'donation' | 'layout' | 'install';

const SOURCE_READ = 'modifiedVersionMustProminentlyOfferInAgplV3Section13Read';
const DONATION_NEVER = 'neverShowDonationInfo';
const DONATION_SHOWN = 'latestDonationInfoShownAt';

const LAYOUT_OFFERED = 'layoutOffered';

const VISITS = 'visits';
const INSTALL_OFFERED = 'installOffered';

/** Who has come this often may want the product on their device. */
const OFTEN = 3;

const DAY_MS = 86_400_000;

/** The request for help does not come in the first days, and not more often than this. */
const DONATION_AGE_MS = 3 * DAY_MS;
const DONATION_REST_MS = 30 * DAY_MS;

/** The cards of the start, one at a time. The decisions of people are stored in this browser. */
export class StartNotices {
  /** The card on screen; observable. */
  current: StartNotice | null = null;
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    makeObservable<this, 'show'>(this, { current: observableRef, show: actionBound, close: actionBound });
  }

  /** Shows the card that is due, if any, once nothing lies above the page: people finish one thing before they are offered another. */
  begin(): void {
    const { overlays, local } = this.#root;
    local.set(VISITS, String(this.#visits + 1));
    when(
      () => overlays.stack.length === 0,
      () => this.#showDue(),
    );
  }

  #showDue(): void {
    const { me } = this.#root.session.current;
    if (!me) return;
    if (this.#isSourceDue()) this.show('source');
    else if (this.#isDonationDue(me.createdAt)) this.show('donation');
    else if (this.#isLayoutDue()) this.show('layout');
    else if (this.#isInstallDue()) {
      // It never comes again, whatever people do with it.
      this.#root.local.set(INSTALL_OFFERED, 'true');
      this.show('install');
    }
  }

  /** Closes the card. @param isForever whether the request for help never comes again */
  close(isForever = false): void {
    const { local, clock } = this.#root;
    if (this.current === 'source') local.set(SOURCE_READ, 'true');
    else if (this.current === 'layout') local.set(LAYOUT_OFFERED, 'true');
    else if (this.current === 'donation' && isForever) local.set(DONATION_NEVER, 'true');
    else if (this.current === 'donation') local.set(DONATION_SHOWN, String(clock.now()));
    this.current = null;
  }

  #isSourceDue(): boolean {
    const { local } = this.#root;
    const server = this.#root.session.current.server;
    const source = server.meta?.repositoryUrl;
    return Boolean(source) && !isUnmodified(source!) && local.get(SOURCE_READ) !== 'true';
  }

  #isDonationDue(createdAt: string | undefined): boolean {
    const { local, clock } = this.#root;
    const age = clock.now() - Date.parse(createdAt ?? '');
    const rest = clock.now() - Number(local.get(DONATION_SHOWN) ?? 0);
    return age > DONATION_AGE_MS && rest > DONATION_REST_MS && local.get(DONATION_NEVER) !== 'true';
  }

  #isLayoutDue(): boolean {
    const { local, workspace } = this.#root;
    const { hasColumns, windows, document } = workspace;
    const isUntouched = !hasColumns && windows.length === 0 && document.dashboards.length === 0;
    return isUntouched && !workspace.isDetached && local.get(LAYOUT_OFFERED) !== 'true';
  }

  #isInstallDue(): boolean {
    const { local, part } = this.#root;
    if (this.#visits < OFTEN || local.get(INSTALL_OFFERED) === 'true') return false;
    const { way } = part(createInstallation);
    return way === 'offered' || way === 'byHand';
  }

  /** How many visits lasted until the cards come. */
  get #visits(): number {
    return Number(this.#root.local.get(VISITS)) || 0;
  }

  private show(notice: StartNotice): void {
    this.current = notice;
    this.#root.overlays.showBeside('notices');
  }
}

/** The cards of the product, for `root.part`. */
export const createStartNotices = (root: RootStore): StartNotices => new StartNotices(root);
