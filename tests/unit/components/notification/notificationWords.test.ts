import { describe, expect, test } from 'vitest';
import { notificationWords } from '~/components/notification/notificationWords';
import type { NotificationRecord } from '~/stores/notifications/NotificationRecord';
import { ACHIEVEMENTS } from '../../../fixtures/achievements';
import { testI18n } from '../../../fixtures/testI18n';

const words = (fields: Partial<NotificationRecord>) =>
  notificationWords({ id: 'n', createdAt: '2024-02-10T12:00:00.000Z', type: 'test', ...fields }, testI18n());

describe('the text of a notification', () => {
  test.each<NotificationRecord['type']>([
    'note',
    'follow',
    'receiveFollowRequest',
    'followRequestAccepted',
    'renote',
    'reaction',
    'pollVote',
    'groupInvited',
  ])('the text of a notification is a sentence about a user for %s', (type) => {
    expect(testI18n().parts(words({ type }).sentence!, { user: { name: 'Bob' } })).toContainEqual({ name: 'Bob' });
  });

  test.each<[Partial<NotificationRecord>, string, string | undefined]>([
    [{ type: 'pollEnded' }, 'A poll has ended', undefined],
    [{ type: 'scheduledNotePosted' }, 'Your scheduled note was posted', undefined],
    [{ type: 'scheduledNotePostFailed', draftText: 'Tea' }, "Your scheduled note couldn't be posted", 'Tea'],
    [{ type: 'achievementEarned', achievement: 'notes100' }, 'You earned an achievement', '100 notes'],
    [{ type: 'achievementEarned', achievement: 'selfQuote' }, 'You earned an achievement', 'Quoting yourself'],
    [{ type: 'achievementEarned', achievement: 'ofLater2' }, 'You earned an achievement', 'ofLater2'],
    [{ type: 'renote:grouped', userIds: ['a', 'b'] }, '2 people renoted', undefined],
    [{ type: 'reaction:grouped', reactions: [{ userId: 'a', reaction: '👍' }] }, '1 person reacted', undefined],
    [{ type: 'app', app: { header: 'Backup', body: 'done', icon: null } }, 'Backup', 'done'],
    [{ type: 'app', app: { header: null, body: 'done', icon: null } }, 'Message from an app', 'done'],
    [{ type: 'test' }, 'Test notification', 'This is what notifications look like.'],
    [{ type: 'of a later server' as 'test' }, 'New activity', 'of a later server'],
  ])('the notification %j has the right text', (fields, title, text) => {
    expect(words(fields)).toEqual({ title, ...(text !== undefined && { text }) });
  });
});

test.each(['en-US', 'ja-JP'] as const)('every achievement that servers give has a name of its own in %s', (lang) => {
  const i18n = testI18n(lang);
  const nameOf = (achievement: string) =>
    notificationWords({ id: 'n', createdAt: '2024-02-10T12:00:00.000Z', type: 'achievementEarned', achievement }, i18n).text;
  const names = ACHIEVEMENTS.map(nameOf);
  expect(ACHIEVEMENTS.filter((achievement, at) => names[at] === achievement)).toEqual([]);
  expect(new Set(names).size).toBe(78);
});
