import { action, makeObservable, observable } from 'mobx';

/** Whether a drawer is open; not stored beyond the visit. */
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

/** Creates the state of the dashboard's drawer; use it with `root.part`, which keeps one instance. */
export const createDashboardDrawer = (): DrawerState => new DrawerState();

/** Creates the state of the drawer with the navigation; use it with `root.part`. */
export const createNavDrawer = (): DrawerState => new DrawerState();
