/** Powers per character of reference/errors-auth.md section 4: a base, and more for each kind of mixture. */
const POWER = { base: 0.018, lettersAndDigits: 0.02, bothCases: 0.015, symbol: 0.02 } as const;

/** How hard a password is to guess, by length and mixture; says something, forbids nothing. */
export function passwordStrength(password: string): 'low' | 'medium' | 'high' {
  let power: number = POWER.base;
  if (/[a-z]/i.test(password) && /[0-9]/.test(password)) power += POWER.lettersAndDigits;
  if (/[a-z]/.test(password) && /[A-Z]/.test(password)) power += POWER.bothCases;
  if (/[!"#$%&@'()*+,\-./_`]/.test(password)) power += POWER.symbol;
  const strength = Math.min(1, password.length * power);
  if (strength > 0.7) return 'high';
  return strength > 0.3 ? 'medium' : 'low';
}
