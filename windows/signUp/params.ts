declare module '~/registry/contracts' {
  interface WindowParams {
    signUp: {
      params: Readonly<Record<string, never>>;
      /** Ends with whether an account is signed in. */
      result: boolean;
    };
  }
}

export {};
