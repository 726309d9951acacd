import { ApiError, CanceledError, type AppError } from '~/lib/AppError';
import { fail, ok, type Result } from '~/lib/Result';
import type { OverlayStore } from '../ui/OverlayStore';

/** The proof that the owner of an account is present. `token` is null for an account without two-factor authentication. */
export interface Authentication {
  readonly password: string;
  readonly token: string | null;
}

/**
 * Asks for the password, and for a one-time token if the account has two-factor authentication. Then it runs an action that requires them.
 * The dialog stays open while the server refuses, and shows the reason.
 * @param overlays those of the account, as views get them from `useStores`
 * @param attempt calls the server
 * @param reason the purpose of the answers, as a sentence in the dialog
 * @returns the server's answer to the accepted attempt and the entered values, or undefined if the dialog was dismissed
 */
export async function authenticateFor<T>(
  overlays: Pick<OverlayStore, 'open'>,
  attempt: (answers: Authentication) => Promise<Result<T>>,
  reason?: string,
): Promise<{ readonly value: T; readonly answers: Authentication } | undefined> {
  let accepted: { readonly value: T } | undefined;
  const answers = await overlays.open('authentication', {
    ...(reason !== undefined && { reason }),
    attempt: async (given) => {
      const result = await attempt(given);
      if (result.ok) accepted = { value: result.value };
      return result;
    },
  });
  return answers && accepted && { value: accepted.value, answers };
}

/** Like {@link authenticateFor}, for forms and buttons: a dismissed dialog counts as canceled. */
export async function authenticated<T>(
  overlays: Pick<OverlayStore, 'open'>,
  attempt: (answers: Authentication) => Promise<Result<T>>,
  reason?: string,
): Promise<Result<T>> {
  const done = await authenticateFor(overlays, attempt, reason);
  return done ? ok(done.value) : fail(new CanceledError('the viewer did not confirm'));
}

/** Real servers have no error code for these; they report a failure of the server that contains this message. */
const REFUSALS: Readonly<Record<string, keyof Authentication>> = {
  'incorrect password': 'password',
  'authentication failed': 'token',
};

/** Returns which answer the server refused; undefined for other errors. */
export function refusedAnswer(error: AppError): keyof Authentication | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { code, info } = error.server;
  if (code === 'INCORRECT_PASSWORD') return 'password';
  if (code !== 'INTERNAL_ERROR') return undefined;
  const { e } = (info ?? {}) as { e?: { message?: unknown } };
  return REFUSALS[String(e?.message)];
}
