import { observable, type IObservableValue } from 'mobx';

/**
 * How many notes wait in the outbox. Separate from the outbox, whose code most visits do not fetch. Use it with `root.part`, which
 * keeps one instance.
 */
export const createOutboxSign = (): IObservableValue<number> => observable.box(0);
