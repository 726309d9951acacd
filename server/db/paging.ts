import { z } from 'zod';
import type { SqlValue } from './Database';
import { idAt } from '../lib/ids';

/** Parameters of every paged list, to spread into an endpoint's schema. */
export const pagingParams = {
  limit: z.number().int().min(1).max(100).default(10),
  sinceId: z.string().optional(),
  untilId: z.string().optional(),
  sinceDate: z.number().int().optional(),
  untilDate: z.number().int().optional(),
};

/** The page that a call asks for. Ids are exclusive, dates are milliseconds since 1970. */
export interface Page {
  readonly limit: number;
  readonly sinceId?: string | undefined;
  readonly untilId?: string | undefined;
  readonly sinceDate?: number | undefined;
  readonly untilDate?: number | undefined;
}

/** A page as SQL: `where` goes after WHERE or AND, `tail` to the end, and their values in this order. */
export interface PageSql {
  readonly where: string;
  readonly whereParams: readonly SqlValue[];
  readonly tail: string;
  readonly tailParams: readonly SqlValue[];
}

/** Turns a page into SQL over an id column. Newest first; with a lower bound alone oldest first, as on real servers. */
export function pageSql(column: string, page: Page): PageSql {
  const bounds: [string, SqlValue][] = [];
  if (page.sinceId !== undefined) bounds.push(['>', page.sinceId]);
  else if (page.sinceDate !== undefined) bounds.push(['>', idAt(page.sinceDate)]);
  if (page.untilId !== undefined) bounds.push(['<', page.untilId]);
  else if (page.untilDate !== undefined) bounds.push(['<', idAt(page.untilDate)]);
  const oldestFirst = bounds.length === 1 && bounds[0]?.[0] === '>';
  return {
    where: bounds.length === 0 ? 'TRUE' : bounds.map(([operator]) => `${column} ${operator} ?`).join(' AND '),
    whereParams: bounds.map(([, value]) => value),
    tail: `ORDER BY ${column} ${oldestFirst ? 'ASC' : 'DESC'} LIMIT ?`,
    tailParams: [page.limit],
  };
}
