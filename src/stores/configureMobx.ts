import { configure } from 'mobx';

/**
 * Sets MobX's rules once, before any store is made: state changes in actions only.
 * @param checksReads also complains about reads that nobody will be told about, which mostly means a missing `observer`;
 * for development and browser tests. Tests that read stores directly leave it off.
 */
export function configureMobx({ checksReads }: { readonly checksReads: boolean }): void {
  configure({
    enforceActions: 'always',
    computedRequiresReaction: checksReads,
    reactionRequiresObservable: checksReads,
    observableRequiresReaction: checksReads,
  });
}
