declare module '~/registry/contracts' {
  interface WindowParams {
    /** Manages profiles, earlier versions and files of the workspace. */
    workspaces: { params: Record<string, never> };
  }
}

export {};
