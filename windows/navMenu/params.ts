declare module '~/registry/contracts' {
  interface WindowParams {
    /** Changes the setting `menu` at once. */
    navMenu: { params: Record<string, never> };
  }
}

export {};
