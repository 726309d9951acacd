/** Where the workspace of an account is kept in the browser's storage. @param account key of its scope */
export const workspaceKey = (account: string): string => `workspace::${account}`;
