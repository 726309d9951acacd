declare module '~/registry/contracts' {
  interface WindowParams {
    /** Changes the words and servers that the account muted. */
    mutedWords: { params: Record<string, never> };
  }
}

export {};
