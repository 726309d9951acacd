declare module '~/registry/contracts' {
  interface WindowParams {
    /** Ends when the account is set up, or when it waits for another visit. */
    accountSetup: { params: Readonly<Record<string, never>> };
  }
}

export {};
