import { z } from 'zod';
import type { SqlValue } from '../db/Database';
import { idAt } from './ids';

/** The parameters of every paged list; spread them into an endpoint's schema. */
export const pagingParams = {
  limit: z.number().int().min(1).max(100).default(10),
  sinceId: z.string().optional(),
  untilId: z.string().optional(),
  sinceDate: z.number().int().optional(),
  untilDate: z.number().int().optional(),
};

/** A wish for one page: ids are exclusive, dates are milliseconds. */
export interface Page {
  readonly limit: number;
  readonly sinceId?: string | undefined;
  readonly untilId?: string | undefined;
  readonly sinceDate?: number | undefined;
  readonly untilDate?: number | undefined;
}

/** A page as SQL: put `where` behind WHERE or AND, `tail` at the end, and their values in this order. */
export interface PageSql {
  readonly where: string;
  readonly whereParams: readonly SqlValue[];
  readonly tail: string;
  readonly tailParams: readonly SqlValue[];
}

/** Turns a page into SQL over an id column. Newest first, except that a lower bound alone answers oldest first (api/notes.md). */
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
