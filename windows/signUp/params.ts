declare module '~/registry/contracts' {
  interface WindowParams {
    signUp: {
      params: Record<never, never>;
      /** Whether somebody is signed in now. */
      result: boolean;
    };
  }
}

export {};
