import type { Res } from '~/api/endpoints';
import type { Clock } from '~/lib/clock';
import type { AccountScope } from '../session/AccountScope';

/** Lists that menus show, and that change seldom. */
export type CachedEndpoint = 'clips/list' | 'users/lists/list' | 'antennas/list' | 'admin/roles/list';

/** An answer, or one on its way. */
export interface CachedAnswer {
  /** When it was asked for, ms since the epoch. */
  readonly at: number;
  readonly answer: Promise<unknown>;
}

/** Answers of one account by endpoint; {@link cachedAnswer} reads and writes them. */
export type AnswerCache = Map<CachedEndpoint, CachedAnswer>;

/** After this an answer is asked for again (reference/note.md section 8); ms. */
const LIFE_MS = 30 * 60_000;

type Owner = Pick<AccountScope, 'api' | 'answers'>;

/** What an endpoint answered in the last half hour, or answers now. A failure is not kept. */
export function cachedAnswer<E extends CachedEndpoint>({ api, answers }: Owner, clock: Clock, endpoint: E): Promise<Res<E>> {
  const known = answers.get(endpoint);
  if (known && clock.now() - known.at < LIFE_MS) return known.answer as Promise<Res<E>>;
  const answer = api.call(endpoint, {});
  answers.set(endpoint, { at: clock.now(), answer });
  answer.catch(() => dropAnswer({ answers }, endpoint));
  return answer;
}

/** Forgets an answer, because what it lists has changed. */
export function dropAnswer({ answers }: Pick<Owner, 'answers'>, endpoint: CachedEndpoint): void {
  answers.delete(endpoint);
}
