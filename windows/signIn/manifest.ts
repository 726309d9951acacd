import { defineWindow } from '~/registry/defineWindow';

interface SignInParams {
  /** Whether the dialog says that an account is needed. */
  readonly required?: boolean;
  /** Whether to store the account without switching to it. */
  readonly addOnly?: boolean;
}

/** Ends with whether an account is signed in. */
export default defineWindow<SignInParams, boolean>({
  id: 'signIn',
  title: 'shell.signIn',
});
