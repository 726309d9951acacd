/** The exponent per character: a base, and more for each mixture of character kinds. */
const POWER = { base: 0.018, lettersAndDigits: 0.02, bothCases: 0.015, symbol: 0.02 } as const;

/** How hard a password is to guess, by its length and mixture. This is a hint; weak passwords are allowed. */
export function passwordStrength(password: string): 'low' | 'medium' | 'high' {
  let power: number = POWER.base;
  if (/[a-z]/i.test(password) && /[0-9]/.test(password)) power += POWER.lettersAndDigits;
  if (/[a-z]/.test(password) && /[A-Z]/.test(password)) power += POWER.bothCases;
  if (/[!"#$%&@'()*+,\-./_`]/.test(password)) power += POWER.symbol;
  const strength = Math.min(1, password.length * power);
  if (strength > 0.7) return 'high';
  return strength > 0.3 ? 'medium' : 'low';
}
