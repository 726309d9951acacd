/** The name that was typed before, if any. */
export interface ForgotPasswordParams {
  readonly username: string;
}

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Ends when the letter is asked for. */
    forgotPassword: { params: ForgotPasswordParams };
  }
}
