import type { AccountScope } from '../session/AccountScope';
import { OverlayStore, type Overlay, type OverlayDeps } from './OverlayStore';
import type { ToastOptions } from './Toasts';

/**
 * The overlays as a pane of another account sees them. Everything is shown where all overlays are, and what is opened here
 * works for that account: a reply from its column must never be posted by somebody else.
 */
export class AccountOverlays extends OverlayStore {
  readonly #root: OverlayStore;
  readonly #scope: AccountScope;

  constructor(root: OverlayStore, scope: AccountScope, deps: OverlayDeps) {
    super(deps);
    this.#root = root;
    this.#scope = scope;
  }

  override show(overlay: Overlay): void {
    this.#root.show({ ...overlay, scope: this.#scope });
  }

  override dismiss(key: number): void {
    this.#root.dismiss(key);
  }

  override nextKey(): number {
    return this.#root.nextKey();
  }

  override toast(options: ToastOptions): void {
    this.#root.toast(options);
  }

  override success(): void {
    this.#root.success();
  }

  override hasOpen(): boolean {
    return this.#root.hasOpen();
  }

  override isTop(key: number): boolean {
    return this.#root.isTop(key);
  }

  override closeAll(): void {
    this.#root.closeAll();
  }
}
