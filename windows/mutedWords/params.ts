declare module '~/registry/contracts' {
  interface WindowParams {
    /** Changes the words that the account muted. */
    mutedWords: { params: Record<string, never> };
  }
}

export {};
