/** The lock that every open page of a build holds, as long as it is open: what it may still ask for is kept. */
export const lockOf = (build: string): string => `open ${build}`;
