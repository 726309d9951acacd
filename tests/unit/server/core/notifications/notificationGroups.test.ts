import { describe, expect, test } from 'vitest';
import { groupNotifications } from '../../../../../server/core/notifications/notificationGroups';
import type { NotificationRow } from '../../../../../server/db/rows/NotificationRow';

const row = (id: string, type: string, fields: Partial<NotificationRow> = {}): NotificationRow => ({
  id,
  userId: 'me',
  type,
  notifierId: `by-${id}`,
  noteId: null,
  targetNoteId: null,
  reaction: null,
  data: null,
  ...fields,
});
const reaction = (id: string, noteId: string) => row(id, 'reaction', { noteId, reaction: '👍' });
const renote = (id: string, targetNoteId: string) => row(id, 'renote', { noteId: `renote-${id}`, targetNoteId });

describe('grouping notifications', () => {
  test('adjacent reactions to a note are joined, newest first', () => {
    const [item, ...rest] = groupNotifications([reaction('9', 'n'), reaction('8', 'n'), reaction('7', 'n')]);
    expect(rest).toEqual([]);
    expect(item).toMatchObject({ kind: 'reactions', rows: [{ id: '9' }, { id: '8' }, { id: '7' }] });
  });

  test('a group has the id of its oldest notification, so that paging continues after it', () => {
    const [item] = groupNotifications([reaction('9', 'n'), reaction('8', 'n')]);
    expect(item).toMatchObject({ id: '8' });
  });

  test('adjacent renotes of a note are joined', () => {
    const [item] = groupNotifications([renote('9', 't'), renote('8', 't')]);
    expect(item).toMatchObject({ kind: 'renotes', id: '8' });
  });

  test('a single notification stays as it is', () => {
    expect(groupNotifications([reaction('9', 'n')])).toEqual([{ kind: 'single', row: reaction('9', 'n') }]);
  });

  test.each([
    ['reactions to different notes', [reaction('9', 'n'), reaction('8', 'm')]],
    ['renotes of different notes', [renote('9', 't'), renote('8', 's')]],
    ['reactions with another notification between them', [reaction('9', 'n'), row('8', 'follow'), reaction('7', 'n')]],
    ['notifications of other types', [row('9', 'follow'), row('8', 'follow')]],
  ])('%s are not joined', (_what, rows) => {
    expect(groupNotifications(rows).every((item) => item.kind === 'single')).toBe(true);
  });
});
