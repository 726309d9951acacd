/** Accounts that every seed but `empty` has. The password of each is its name followed by `-pass`. */
export type AccountName = 'admin' | 'alice' | 'bob' | 'carol';

export const passwordOf = (account: AccountName): string => `${account}-pass`;
