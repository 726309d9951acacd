declare module '~/registry/contracts' {
  interface WindowParams {
    /** Shows all keys. */
    keyHelp: { params: Record<string, never> };
  }
}

export {};
