import { defineSettings } from '~/registry/defineSettings';

export default defineSettings('general', {
  // Hidden: the step of the set-up that an account has reached, -1 when it is over. Every account begins with it, wherever it was made.
  accountSetupWizard: { scope: 'account', kind: 'number', default: 0, min: -1, max: 5, step: 1, isHidden: true, isExported: false },
});
