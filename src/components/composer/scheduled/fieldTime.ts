import type { FieldTime } from '~/stores/drafts/draftData';
import { dateOf, timeOf } from '../poll/ComposerPoll';

const HOUR_MS = 3_600_000;

/** A time as fields hold it. */
export const fieldTimeOf = (ms: number): FieldTime => ({ date: dateOf(ms), time: timeOf(ms) });

/** The time that is proposed: a full hour, at least one hour ahead. */
export const proposedTime = (nowMs: number): FieldTime => fieldTimeOf(Math.ceil(nowMs / HOUR_MS) * HOUR_MS + HOUR_MS);

/** The chosen time, in ms since 1970; null unless both fields are complete. */
export function fieldTimeMs({ date, time }: FieldTime): number | null {
  const ms = new Date(`${date}T${time}`).getTime();
  return Number.isNaN(ms) ? null : ms;
}

/** Why a note cannot be posted at that time; null if it can. */
export function fieldTimeProblem(time: FieldTime, nowMs: number): 'noTime' | 'past' | null {
  const ms = fieldTimeMs(time);
  if (ms === null) return 'noTime';
  return ms <= nowMs ? 'past' : null;
}
