declare module '~/registry/contracts' {
  interface WindowParams {
    signIn: {
      params: {
        /** Whether the dialog says that an account is needed. */
        readonly required?: boolean;
        /** Whether to store the account without switching to it. */
        readonly addOnly?: boolean;
      };
      /** Ends with whether an account is signed in. */
      result: boolean;
    };
  }
}

export {};
