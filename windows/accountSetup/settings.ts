import { defineSettings } from '~/registry/defineSettings';

export default defineSettings('general', {
  // Hidden: the step of the set-up that a new account has reached. Accounts without it are set up.
  accountSetupWizard: { scope: 'account', kind: 'number', default: -1, min: -1, max: 5, step: 1, isHidden: true, isExported: false },
});
