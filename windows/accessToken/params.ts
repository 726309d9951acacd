/** There are no parameters. */
export type AccessTokenParams = Readonly<Record<string, never>>;

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Shows the token by itself. */
    accessToken: { params: AccessTokenParams };
  }
}
