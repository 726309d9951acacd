import type { GoToLetter } from '~/services/allKeys';

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Shows all keys. */
    keyHelp: {
      params: {
        /** Those that lead somewhere. */
        letters: readonly GoToLetter[];
      };
    };
  }
}
