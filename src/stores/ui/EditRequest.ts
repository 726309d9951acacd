import { action, makeObservable, observable } from 'mobx';

/** Asks the dashboard that is on screen, or comes next, to be edited. */
export class EditRequest {
  isOpen = false;

  constructor() {
    makeObservable(this, { isOpen: observable, set: action });
  }

  /** Asks, or ends the request because it is answered. */
  set(isOpen: boolean): void {
    this.isOpen = isOpen;
  }
}

/** Creates the request to edit the dashboard; use it with `root.part`, which keeps one instance. */
export const createEditRequest = (): EditRequest => new EditRequest();
