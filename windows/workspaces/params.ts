declare module '~/registry/contracts' {
  interface WindowParams {
    /** Profiles of the workspace, its earlier versions, and files of it. */
    workspaces: { params: Record<string, never> };
  }
}

export {};
