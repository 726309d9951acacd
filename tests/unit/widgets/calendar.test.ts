import { describe, expect, test } from 'vitest';
import { calendarProgress } from '../../../widgets/calendar/progress';

describe('how much is over', () => {
  test('nothing is over at the start of a year', () => {
    expect(calendarProgress(new Date(2024, 0, 1).getTime())).toEqual({ day: 0, month: 0, year: 0 });
  });

  test('half of the day is over at noon', () => {
    expect(calendarProgress(new Date(2024, 3, 16, 12).getTime())).toMatchObject({ day: 0.5, month: 15.5 / 30 });
  });

  test('the progress of a year counts its days', () => {
    expect(calendarProgress(new Date(2024, 11, 31).getTime()).year).toBeCloseTo(365 / 366, 3);
    expect(calendarProgress(new Date(2023, 11, 31).getTime()).year).toBeCloseTo(364 / 365, 3);
  });
});
