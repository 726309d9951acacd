/** The accounts that every seed except `empty` has, in the order in which they are shown. */
export const DEMO_SIGN_INS = ['admin', 'alice', 'bob', 'carol'] as const;

/** The published password of a seeded account. */
export function defaultPassword(username: string): string {
  return `${username}-pass`;
}
