import { describe, expect, test } from 'vitest';
import { readEnglish } from './lib/locales';
import { translatedTexts } from './rules/translatedTexts';

const english = readEnglish();

/** Texts in the words that established products use, because other words for the same things made people guess. */
const ESTABLISHED: readonly (readonly [key: string, text: string])[] = [
  ['ui.dismiss', 'Dismiss'],
  ['shell.keys', 'Keyboard shortcuts'],
  ['command.keys', 'Keyboard shortcuts'],
  ['shell.railWidth', 'Sidebar width'],
  ['shell.outbox', '{n, plural, one {# unsent} other {# unsent}}'],
  ['shell.disconnected', "You're offline. Reconnecting in {s} s"],
  ['shell.something', 'New activity'],
  ['ui.loadFailed', "Couldn't load this"],
  ['ui.nothingHere', 'Nothing here yet'],
  ['ui.showPassword', 'Show password'],
  ['ui.notifications', 'Alerts'],
  ['timeline.end', "You've reached the end"],
  ['note.cannotRenote', "Can't renote this note"],
  ['note.renotedBy', '{user} renoted'],
  ['note.cwShow', 'Show'],
  ['note.cwHide', 'Hide'],
  ['note.showRenote', 'Show original note'],
  ['composer.post', 'Post'],
  ['composer.takeOut', 'Pop out composer'],
  ['composer.drafts.setAside', 'Save draft and start new'],
  ['composer.drafts.isAside', 'Draft saved'],
  ['composer.drafts.saveOnServer', 'Sync draft'],
  ['composer.scheduled', 'Schedule'],
  ['composer.scheduled.atOnce', 'Cancel schedule'],
  ['composer.scheduled.failed', "Couldn't schedule the note"],
  ['composer.scheduled.unknown', "We couldn't confirm the schedule"],
  ['composer.unknown', "We couldn't confirm it was posted"],
  ['composer.cwText', 'Content warning'],
  ['composer.acceptanceTitle', 'Who can react, and how'],
  ['composer.writeOn', 'Keep editing'],
  ['composer.closeAnyway', 'Discard'],
  ['composer.poll.multiple', 'Allow multiple answers'],
  ['composer.poll.end.after', 'After a set time'],
  ['composer.loud', 'This note uses large text'],
  ['column.noRoom', 'Not enough room for the dashboard'],
  ['columnMenu.options', 'Filters'],
  ['statusBar.type', 'Source'],
  ['columnMenu.float', 'Open as window'],
  ['columnMenu.unstack', 'Move to its own column'],
  ['columnMenu.tab', 'Add as tab on the left'],
  ['columnMenu.stack', 'Stack under the left column'],
  ['columnMenu.clear', 'Clear'],
  ['columnMenu.showCleared', 'Show cleared notes'],
  ['columnMenu.badge', 'Show unread count'],
  ['columnMenu.equalize', 'Even column widths'],
  ['columnMenu.startOnPhone', 'Open first on phones'],
  ['columnMenu.showInMain', 'Open in main pane'],
  ['dashboard.wall', 'Full screen'],
  ['dashboard.leaveWall', 'Exit full screen'],
  ['dashboard.beginWith', 'Start from a template'],
  ['dashboardEditing.template.reader', 'Reader'],
  ['dashboardEditing.problem.notJson', "That isn't a widget or dashboard. Nothing changed."],
  ['window.dock', 'Dock as column'],
  ['window.showInMain', 'Open in main pane'],
  ['command.search', 'Search people, notes, commands'],
  ['command.outbox', 'Open outbox'],
  ['command.close', 'Close topmost'],
  ['accountFlag.preventAiLearning', 'Opt out of AI training'],
  ['accountFlag.hideOnlineStatus.help', 'You may show up less in activity-based search'],
  ['accountFlag.isExplorable', 'Show me in Explore'],
  ['accountFlag.noCrawle', 'Hide from search engines'],
  ['setting.disableStreamingTimeline', 'Live updates'],
  ['setting.dataSaver.avatar', 'Animated avatars'],
  ['setting.dataSaver.code', 'Syntax highlighting'],
  ['setting.dataSaver.urlPreview', 'Link preview images'],
  ['setting.fontSize', 'Text size'],
  ['setting.emojiStyle', 'Emoji style'],
  ['setting.reactionsDisplaySize', 'Reaction size'],
  ['setting.nsfw.respect', 'Hide sensitive media'],
  ['setting.showNoteActionsOnlyHover', 'Show actions on hover'],
  ['setting.notificationStackAxis', 'Stack direction'],
  ['setting.notificationStackAxis.horizontal', 'Side by side'],
  ['push.heading', 'Push notifications'],
  ['push.turnOn', 'Turn on'],
  ['outbox.state.waitingText', 'Retrying automatically'],
  ['outbox.state.oldText', 'Older than three days. Send it yourself if you still want to.'],
  ['setting.keepMetadata', 'Keep location and camera data'],
  ['setting.keepOriginalUploading', 'Upload originals'],
  ['setting.overridedDeviceKind.auto', 'Automatic'],
  ['setting.emojiStyle.native', 'System'],
];

describe('the voice of the English texts', () => {
  test.each(ESTABLISHED)('the text %s reads "%s"', (key, text) => {
    expect(english.get(key)).toBe(text);
  });

  test('no text reads translated', () => {
    expect(translatedTexts(english)).toEqual([]);
  });
});

describe('the rule', () => {
  const reported = (text: string, key = 'a.b') => translatedTexts(new Map([[key, text]]));

  test.each(['Moving avatars', 'Keep writing', 'You cannot reply.', 'Nobody is here.', 'It stops by itself.', 'Choose a picture'])(
    'the rule reports "%s"',
    (text) => {
      expect(reported(text)).toHaveLength(1);
    },
  );

  test.each(['Animated avatars', 'Keep editing', "You can't reply.", 'No one yet', 'It stops automatically.', 'Choose an image'])(
    'the rule allows "%s"',
    (text) => {
      expect(reported(text)).toEqual([]);
    },
  );

  test('words that only find something may be any', () => {
    expect(reported('pictures images', 'photosWidget.keywords')).toEqual([]);
  });

  test('the report says what to write instead', () => {
    expect(reported('The page cannot load')).toEqual(['a.b: The page cannot load (better: a contraction)']);
  });
});
