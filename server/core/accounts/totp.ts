import { createHmac, timingSafeEqual } from 'node:crypto';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** RFC 6238: a code lives for 30 seconds. */
const STEP_MS = 30_000;
const DIGITS = 6;
/** Steps to either side that are accepted, for clocks that are off and slow typing. */
const TOLERANCE_STEPS = 1;

/** RFC 4648 base32 without padding, as authenticator apps want secrets. */
export function encodeBase32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += BASE32[(value >> bits) & 31];
    }
    value &= (1 << bits) - 1;
  }
  return bits > 0 ? text + BASE32[(value << (5 - bits)) & 31] : text;
}

function decodeBase32(text: string): Buffer {
  const bytes: number[] = [];
  let bits = 0;
  let value = 0;
  for (const char of text) {
    value = (value << 5) | BASE32.indexOf(char);
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((value >> bits) & 255);
    value &= (1 << bits) - 1;
  }
  return Buffer.from(bytes);
}

/** The code that a secret shows at a moment (RFC 6238, SHA-1, six digits). */
export function totpAt(secret: string, nowMs: number): string {
  return codeOfStep(secret, Math.floor(nowMs / STEP_MS));
}

/**
 * Finds the time step of a code.
 * @param afterStep the last step that was used: it and those before are refused, so that no code works twice (RFC 6238
 * section 5.2).
 * @returns the step, or null for a wrong code.
 */
export function verifyTotp(secret: string, code: string, nowMs: number, afterStep: number | null = null): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const now = Math.floor(nowMs / STEP_MS);
  for (let step = now - TOLERANCE_STEPS; step <= now + TOLERANCE_STEPS; step++) {
    if (afterStep !== null && step <= afterStep) continue;
    if (timingSafeEqual(Buffer.from(codeOfStep(secret, step)), Buffer.from(code))) return step;
  }
  return null;
}

function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  const number = (digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
}
