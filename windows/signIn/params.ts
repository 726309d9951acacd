declare module '~/registry/contracts' {
  interface WindowParams {
    signIn: {
      params: {
        /** Something asked for an account; the dialog says so. */
        readonly required?: boolean;
        /** Stores the account without switching to it. */
        readonly addOnly?: boolean;
      };
      /** Whether somebody is signed in now. */
      result: boolean;
    };
  }
}

export {};
