/** Where accounts are: here, on other servers, or anywhere. */
export type Origin = 'local' | 'remote' | 'combined';

/** The condition of each origin in SQL, for the users `u`. */
export const ORIGINS: Readonly<Record<Origin, string>> = { local: 'u.host IS NULL', remote: 'u.host IS NOT NULL', combined: 'TRUE' };
