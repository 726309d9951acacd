import { defineWindow } from '~/registry/defineWindow';
import type { TwoFactorSecret } from '~/stores/resources/account/security';

/** The secret to put into the authenticator app. */
interface TwoFactorSetupParams {
  readonly secret: TwoFactorSecret;
}

/** Ends when the app is set up, or when it is given up. */
export default defineWindow<TwoFactorSetupParams>({
  id: 'twoFactorSetup',
  title: 'twoFactorSetupWindow.title',
});
