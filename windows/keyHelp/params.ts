import type { MessageKey } from '~/i18n/I18n';

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Shows all keys. */
    keyHelp: {
      params: {
        /** Places that letters lead to after the go-to key. */
        places: readonly { readonly letter: string; readonly title: MessageKey }[];
      };
    };
  }
}
