import { expect, test } from '../../fixtures';
import { wordsOf } from '../../support/wordsOf';

const PASSWORD = 'a long enough password';

/** What is written in each language: a question, two choices, an answer. */
const READERS = [
  { lang: 'ar-SA', dir: 'rtl', question: 'أيهما تفضّل؟', choices: ['شاي', 'قهوة'], answer: 'القهوة دائمًا' },
  { lang: 'de-DE', dir: 'ltr', question: 'Was trinkt ihr?', choices: ['Tee', 'Kaffee'], answer: 'Immer Kaffee' },
  { lang: 'zh-CN', dir: 'ltr', question: '你们喝什么？', choices: ['茶', '咖啡'], answer: '当然是咖啡' },
  { lang: 'ru-RU', dir: 'ltr', question: 'Что вы пьёте?', choices: ['Чай', 'Кофе'], answer: 'Всегда кофе' },
] as const;

for (const { lang, dir, question, choices, answer } of READERS) {
  // One language from right to left is read on every change; the others share all of its code.
  const tag = lang === 'ar-SA' ? [] : ['@whole'];
  test(`a reader of ${lang} signs up, posts a poll, reads a thread and changes a setting`, { tag }, async ({ openBrowser, actAs }) => {
    const t = wordsOf(lang);
    const app = await openBrowser(undefined, { locale: lang });
    const { page } = app;

    await test.step('the browser’s language is used, and an account is made', async () => {
      await app.open('/');
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('html')).toHaveAttribute('dir', dir);
      await page
        .getByRole('button', { name: t('shell.signUp'), exact: true })
        .first()
        .click();
      const dialog = page.getByRole('dialog', { name: t('shell.signUp') });
      await dialog.getByRole('switch', { name: t('auth.agreeRules') }).click();
      await dialog.getByRole('button', { name: t('auth.continue') }).click();
      await dialog.getByRole('textbox', { name: t('auth.username') }).fill('newcomer');
      await dialog.getByLabel(t('auth.password'), { exact: true }).fill(PASSWORD);
      await dialog.getByLabel(t('auth.retype')).fill(PASSWORD);
      await dialog.getByRole('button', { name: t('auth.signUp'), exact: true }).click();
      const setup = page.getByRole('dialog', { name: t('accountSetupWindow.title') });
      await setup.getByRole('button', { name: t('accountSetupWindow.skip') }).click();
      await page.getByRole('button', { name: t('accountSetupWindow.skipOk') }).click();
      await expect(setup).toBeHidden();
    });

    const note = page.getByRole('article').filter({ hasText: question }).first();
    await test.step('a poll is posted', async () => {
      await page
        .getByRole('button', { name: t('shell.newNote'), exact: true })
        .first()
        .click();
      const composer = page.getByRole('form', { name: t('composer.newNote') });
      await composer.getByLabel(t('composer.noteText')).fill(question);
      await composer.getByRole('button', { name: t('composer.poll'), exact: true }).click();
      for (const [index, choice] of choices.entries()) {
        await composer.getByRole('textbox', { name: t('composer.poll.choice', { n: index + 1 }) }).fill(choice);
      }
      await composer.getByRole('button', { name: t('composer.post'), exact: true }).click();
      await expect(composer).toBeHidden();
      await expect(note.getByRole('button', { name: new RegExp(choices[0]) })).toBeVisible();
    });

    await test.step('its thread is read', async () => {
      const bob = await actAs('bob');
      const [posted] = await bob.call('notes/local-timeline', { limit: 1 });
      await bob.call('notes/create', { text: answer, replyId: posted!.id });
      await note
        .getByRole('link')
        .filter({ has: page.locator('time') })
        .first()
        .click();
      await expect(page.getByRole('article').filter({ hasText: answer })).toBeVisible();
    });

    await test.step('a setting is found and changed, and stays', async () => {
      await page.goto('/settings');
      await page.getByRole('searchbox', { name: t('settingForm.search') }).fill(t('setting.squareAvatars'));
      const avatars = page.getByRole('switch', { name: t('setting.squareAvatars') });
      await avatars.click();
      await expect(avatars).toBeChecked();
      await page.reload();
      await page.getByRole('searchbox', { name: t('settingForm.search') }).fill(t('setting.squareAvatars'));
      await expect(avatars).toBeChecked();
    });
  });
}
