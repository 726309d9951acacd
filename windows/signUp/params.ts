declare module '~/registry/contracts' {
  interface WindowParams {
    signUp: {
      params: Readonly<Record<string, never>>;
      /** Whether somebody is signed in now. */
      result: boolean;
    };
  }
}

export {};
