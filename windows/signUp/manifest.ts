import { defineWindow, type NoParams } from '~/registry/defineWindow';

/** Ends with whether an account is signed in. */
export default defineWindow<NoParams, boolean>({
  id: 'signUp',
  title: 'shell.signUp',
});
