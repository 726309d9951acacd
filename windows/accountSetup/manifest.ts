import { defineWindow } from '~/registry/defineWindow';

/** Ends when the account is set up, or when it waits for another visit. */
export default defineWindow({
  id: 'accountSetup',
  title: 'accountSetupWindow.title',
});
