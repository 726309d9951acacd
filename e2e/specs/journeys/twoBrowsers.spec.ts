import { expect, test } from '../../fixtures';

/** A note has to be on every open screen this soon after the server answered, in ms. */
const ARRIVAL_MS = 1000;

test(
  'a newcomer signs up and posts; another person sees the note at once, reacts, and sees it disappear',
  { tag: ['@alone', '@whole'] },
  async ({ app, openApp }) => {
    const text = 'Hello from a newcomer';
    await app.open('/');
    await app.signUp('newcomer', 'a long enough password');
    await app.skipSetup();
    const other = await openApp('alice');
    await other.open('/timeline');
    await other.chooseTimeline('Local');
    await expect(other.timeline('Local').articles.first()).toBeVisible();

    const answered = app.page.waitForResponse('**/api/notes/create');
    await app.compose(text);
    await answered;
    const seen = other.timeline('Local').note(text);
    await expect(seen.root).toBeVisible({ timeout: ARRIVAL_MS });
    const mine = app.timeline('Home').note(text);
    await expect(mine.root).toBeVisible();

    await seen.react('👍');
    await expect(seen.reaction('👍, 1 reaction')).toHaveAttribute('aria-pressed', 'true');
    await expect(mine.reaction('👍, 1 reaction')).toHaveAttribute('aria-pressed', 'false');

    await mine.delete();
    await expect(mine.root).toHaveCount(0);
    await expect(seen.root).toHaveCount(0);
  },
);
