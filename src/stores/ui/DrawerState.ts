import { action, makeObservable, observable } from 'mobx';

/** Whether the dashboard is open in its drawer; only for this visit, as anything that lies above the page. */
export class DrawerState {
  isOpen = false;

  constructor() {
    makeObservable(this, { isOpen: observable, set: action });
  }

  set(isOpen: boolean): void {
    this.isOpen = isOpen;
  }
}

/** The one of the product; ask for it with `root.late`. */
export const createDashboardDrawer = (): DrawerState => new DrawerState();
