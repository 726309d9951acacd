import { expect, test } from '../../fixtures';
import type { App } from '../../objects/App';

async function vote(app: App, text: string, choice: string): Promise<void> {
  await app
    .note(text)
    .root.getByRole('button', { name: new RegExp(`^${choice}`) })
    .click();
  await app.page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'OK' }).click();
}

test('votes in polls are counted at once in another browser', async ({ openBrowser, actAs }) => {
  const author = await actAs('carol');
  const choices = ['Tea', 'Coffee'];
  const poll = { choices, multiple: false, expiresAt: null, expiredAfter: null };
  const one = await author.post({ text: 'Which one?', poll });
  const many = await author.post({ text: 'Which ones?', poll: { ...poll, multiple: true } });
  const [alice, bob] = [await openBrowser('alice'), await openBrowser('bob')];

  await test.step('one choice, whose results show to people who voted', async () => {
    await alice.open(`/notes/${one}`);
    await bob.open(`/notes/${one}`);
    const seen = bob.note('Which one?').root;
    await seen.getByRole('button', { name: 'Show results' }).click();
    await vote(alice, 'Which one?', 'Coffee');
    await expect(alice.note('Which one?').root.getByText('Voted')).toBeVisible();
    await expect(alice.note('Which one?').root.getByRole('button', { name: /^Tea/ })).toHaveCount(0);
    await expect(seen.getByRole('button', { name: 'Coffee (1 vote)' })).toBeVisible();
    await vote(bob, 'Which one?', 'Tea');
    await expect(alice.note('Which one?').root.getByText('2 votes in total')).toBeVisible();
  });

  await test.step('several choices, one after the other', async () => {
    await alice.open(`/notes/${many}`);
    await bob.open(`/notes/${many}`);
    const seen = bob.note('Which ones?').root;
    await seen.getByRole('button', { name: 'Show results' }).click();
    await vote(alice, 'Which ones?', 'Tea');
    await expect(seen.getByRole('button', { name: 'Tea (1 vote)' })).toBeVisible();
    await vote(alice, 'Which ones?', 'Coffee');
    await expect(seen.getByRole('button', { name: 'Coffee (1 vote)' })).toBeVisible();
    await expect(seen.getByText('2 votes in total')).toBeVisible();
  });
});
