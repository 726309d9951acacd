import { runInAction } from 'mobx';

/**
 * Reads observable state without observing it, for event handlers and other code outside of reactions. Unlike MobX's
 * `untracked`, it is also allowed where reads are checked (see `configureMobx`).
 */
export const peek = <T>(read: () => T): T => runInAction(read);
