/** The user that the memo is about. */
export interface UserMemoParams {
  readonly userId: string;
}

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Ends when the memo is saved or canceled. */
    userMemo: { params: UserMemoParams };
  }
}
