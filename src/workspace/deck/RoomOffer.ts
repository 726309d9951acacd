import { action, makeObservable, observableRef } from 'mobx';

/** The offer to hide the dashboard, because the columns do not fit beside it. */
export class RoomOffer {
  isShown = false;

  constructor() {
    makeObservable(this, { isShown: observableRef, begin: action, end: action });
  }

  readonly begin = (): void => {
    this.isShown = true;
  };

  readonly end = (): void => {
    this.isShown = false;
  };
}
