import { defineQuery } from '../definitions';

/** A table of the server's database. */
export interface Table {
  readonly name: string;
  /** The number of records; null if the server does not know. */
  readonly count: number | null;
  /** In bytes. */
  readonly size: number;
}

/** The tables of the server, the largest first. */
export const tables = defineQuery({
  async fetch(account, _: null, signal): Promise<readonly Table[]> {
    const stats = await account.api.call('admin/get-table-stats', {}, { signal });
    return Object.entries(stats)
      .map(([name, { count, size }]) => ({ name, count: count < 0 ? null : count, size }))
      .toSorted((a, b) => b.size - a.size || a.name.localeCompare(b.name));
  },
});
