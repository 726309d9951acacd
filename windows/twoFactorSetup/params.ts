import type { TwoFactorSecret } from '~/stores/resources/account/security';

/** The secret to put into the authenticator app. */
export interface TwoFactorSetupParams {
  readonly secret: TwoFactorSecret;
}

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Ends when the app is set up, or when it is given up. */
    twoFactorSetup: { params: TwoFactorSetupParams };
  }
}
