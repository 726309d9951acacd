/** Accounts that every seed but `empty` has; the password of each is its name with `-pass` behind it. */
export type AccountName = 'admin' | 'alice' | 'bob' | 'carol';

export const passwordOf = (account: AccountName): string => `${account}-pass`;
