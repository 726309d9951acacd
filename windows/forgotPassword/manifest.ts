import { defineWindow } from '~/registry/defineWindow';

/** The name that was typed before, if any. */
interface ForgotPasswordParams {
  readonly username: string;
}

/** Ends when the letter is asked for. */
export default defineWindow<ForgotPasswordParams>({
  id: 'forgotPassword',
  title: 'auth.forgot',
});
