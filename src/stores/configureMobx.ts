import { configure } from 'mobx';

/**
 * Sets MobX's rules once, before any store is created: state changes only in actions.
 * @param checksReads also warns about reads that are not observed, which usually means a missing `observer`; for
 * development and browser tests. Tests that read stores directly leave it off.
 */
export function configureMobx({ checksReads }: { readonly checksReads: boolean }): void {
  configure({
    enforceActions: 'always',
    computedRequiresReaction: checksReads,
    reactionRequiresObservable: checksReads,
    observableRequiresReaction: checksReads,
  });
}
