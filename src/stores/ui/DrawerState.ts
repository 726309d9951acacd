import { action, makeObservable, observable } from 'mobx';

/** Whether the dashboard's drawer is open; not stored beyond the visit. */
export class DrawerState {
  isOpen = false;

  constructor() {
    makeObservable(this, { isOpen: observable, set: action });
  }

  /** Opens or closes the drawer. */
  set(isOpen: boolean): void {
    this.isOpen = isOpen;
  }
}

/** Creates the drawer state; use it with `root.late`, which keeps one instance. */
export const createDashboardDrawer = (): DrawerState => new DrawerState();
