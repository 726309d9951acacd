declare module '~/registry/contracts' {
  interface WindowParams {
    /** Shows the notes that wait to be sent. */
    outbox: { params: Record<string, never> };
  }
}

export {};
