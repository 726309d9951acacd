import { AppError } from '~/lib/AppError';

/** A note was sent, no answer came, and the note was not found: it may still appear. `cause` is the reason for the missing answer. */
export class UnknownOutcome extends AppError {
  readonly code = 'network';
  override readonly name = 'UnknownOutcome';
  override get retryable(): boolean {
    return true;
  }
}
