import { Secret, TOTP } from 'otpauth';

/** Steps before and after the current one that are accepted, for clocks that are off and slow typing. */
const TOLERANCE_STEPS = 1;

/** Six digits, SHA-1 and steps of 30 seconds (RFC 6238): the only form that every authenticator app knows. */
const generatorOf = (secret: string) => new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 });

/**
 * A random secret in base32 (RFC 4648), as authenticator apps want it.
 * @param size bytes; every 5 of them make 8 characters.
 */
export function newTotpSecret(size: number): string {
  return new Secret({ size }).base32;
}

/** The code that a base32 secret shows at a moment, given in milliseconds since 1970. */
export function totpAt(secret: string, nowMs: number): string {
  return generatorOf(secret).generate({ timestamp: nowMs });
}

/**
 * Finds the time step of a code.
 * @param afterStep the last step that was used. It and earlier ones are refused, because a code works once (RFC 6238
 * section 5.2).
 * @returns the step, or null for a wrong code.
 */
export function verifyTotp(secret: string, code: string, nowMs: number, afterStep: number | null = null): number | null {
  const generator = generatorOf(secret);
  const distance = generator.validate({ token: code, timestamp: nowMs, window: TOLERANCE_STEPS });
  if (distance === null) return null;
  const step = generator.counter({ timestamp: nowMs }) + distance;
  return afterStep !== null && step <= afterStep ? null : step;
}
