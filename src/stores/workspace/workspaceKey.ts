/** Key of an account's workspace in the browser's storage. @param account key of its scope */
export const workspaceKey = (account: string): string => `workspace::${account}`;
