import type { ProfileRow } from '../../db/rows/UserRow';
import { BACKUP_CODE_COUNT } from '../users/packUser';
import type { Server } from '../Server';
import { tokenHash } from './tokens';
import { newTotpSecret, verifyTotp } from './totp';
import { renderSVG } from 'uqr';

/** Bytes of a secret. Base32 makes 32 characters of them, the form that sign-in accepts as a backup code. */
const SECRET_BYTES = 20;

/** A secret for an authenticator app, or a backup code. */
const newSecret = (): string => newTotpSecret(SECRET_BYTES);

/** Begins a registration. The secret counts only after a code made with it was entered. */
export function beginTwoFactor(server: Server, userId: string): string {
  const secret = newSecret();
  server.db.run('UPDATE profiles SET twoFactorPendingSecret = ? WHERE userId = ?', [secret, userId]);
  return secret;
}

/**
 * Completes a registration with a code of the new secret.
 * @returns fresh backup codes, or null for a wrong code.
 */
export function completeTwoFactor(server: Server, profile: ProfileRow, code: string): readonly string[] | null {
  const secret = profile.twoFactorPendingSecret;
  if (secret === null || verifyTotp(secret, code, server.clock.now()) === null) return null;
  const backupCodes = Array.from({ length: BACKUP_CODE_COUNT }, newSecret);
  server.db.run(
    `UPDATE profiles SET twoFactorSecret = ?, twoFactorPendingSecret = NULL, twoFactorEnabled = 1, twoFactorBackupCodes = ?,
       twoFactorLastStep = NULL WHERE userId = ?`,
    [secret, JSON.stringify(backupCodes.map(tokenHash)), profile.userId],
  );
  return backupCodes;
}

/** Turns two-factor sign-in off, and deletes its secrets and security keys. */
export function removeTwoFactor(server: Server, userId: string): void {
  server.db.transaction(() => {
    server.db.run('DELETE FROM securityKeys WHERE userId = ?', [userId]);
    server.db.run(
      `UPDATE profiles SET twoFactorSecret = NULL, twoFactorPendingSecret = NULL, twoFactorEnabled = 0, twoFactorBackupCodes = NULL,
         twoFactorLastStep = NULL, usePasswordLessLogin = 0 WHERE userId = ?`,
      [userId],
    );
  });
}

/** Accepts a code of the app or a backup code, each once. Returns whether it was right. */
export function takeSecondFactor(server: Server, profile: ProfileRow, code: string): boolean {
  const hash = tokenHash(code);
  const unused = profile.twoFactorBackupCodes === null ? [] : (JSON.parse(profile.twoFactorBackupCodes) as string[]);
  if (unused.includes(hash)) {
    server.db.run('UPDATE profiles SET twoFactorBackupCodes = ? WHERE userId = ?', [
      JSON.stringify(unused.filter((other) => other !== hash)),
      profile.userId,
    ]);
    return true;
  }
  if (profile.twoFactorSecret === null) return false;
  const step = verifyTotp(profile.twoFactorSecret, code, server.clock.now(), profile.twoFactorLastStep);
  if (step === null) return false;
  server.db.run('UPDATE profiles SET twoFactorLastStep = ? WHERE userId = ?', [step, profile.userId]);
  return true;
}

/** Light modules around the code. Readers need four (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/**
 * Draws a text as a QR code.
 * @returns a `data:` address of an SVG picture. Two-factor secrets are drawn here so that they never leave the process.
 * @throws {Error} for a text of more than 2,953 bytes, which no QR code holds.
 */
export function qrDataUrl(text: string): string {
  const svg = renderSVG(text, { ecc: 'L', border: QUIET_ZONE });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
