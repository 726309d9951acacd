import type { RootStore } from '../RootStore';

/** Settles when the network or the live connection comes back. */
export const networkIsBack = ({ connectivity }: Pick<RootStore, 'connectivity'>): Promise<void> =>
  new Promise((resolve) => {
    const waiting = connectivity.onBack(() => {
      waiting.dispose();
      resolve();
    });
  });
