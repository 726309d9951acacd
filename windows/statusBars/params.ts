declare module '~/registry/contracts' {
  interface WindowParams {
    /** Changes the setting `statusbars` at once. */
    statusBars: { params: Record<string, never> };
  }
}

export {};
