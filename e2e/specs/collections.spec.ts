import { expect, test } from '../fixtures';

test(
  'people join a list in three places, and the pinned list is a tab, a column and a widget',
  { tag: '@whole' },
  async ({ openBrowser, actAs }) => {
    const carol = await actAs('carol');
    await carol.post('Rye bread at dawn');
    const app = await openBrowser('bob');
    const { page } = app;
    await app.open('/my/lists');
    await page.getByRole('button', { name: 'New list' }).first().click();
    await page.getByRole('dialog').getByRole('textbox').fill('Early bakers');
    await page.getByRole('dialog').getByRole('textbox').press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Early bakers' })).toBeVisible();

    await page.getByRole('button', { name: 'List actions' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Show as a timeline tab' }).click();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Add person' }).click();
    const chooser = page.getByRole('dialog').last();
    await chooser.getByRole('combobox').fill('admin');
    await chooser.getByRole('option', { name: /admin/ }).first().click();
    const members = page.getByRole('region', { name: 'Members of Early bakers' });
    await expect(members.getByText('@admin')).toBeVisible();

    const inList = page.getByRole('menuitemcheckbox', { name: 'Early bakers' });
    await app.open('/@alice');
    await app.main.getByRole('button', { name: 'User actions' }).first().click();
    await page.getByRole('menuitem', { name: 'Add to list' }).click();
    await inList.click();
    await expect(inList).toBeChecked();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');

    await app.open('/timeline?src=local');
    await app.note('Rye bread at dawn').button('More').click();
    // By keyboard, because a pointer that jumps over a third menu closes it.
    for (const name of ['User', 'Add to list']) await page.getByRole('menuitem', { name, exact: true }).press('Enter');
    await inList.press('Enter');
    const bob = await actAs('bob');
    const list = async () => (await bob.call('users/lists/list', {})).find(({ name }) => name === 'Early bakers')!;
    await expect.poll(async () => (await list()).userIds).toHaveLength(3);

    await app.open('/');
    await page.getByRole('tab', { name: 'Early bakers' }).click();
    await expect(page.getByRole('feed', { name: 'Notes in the list Early bakers' })).toContainText('Rye bread at dawn');
    await app.chooseTimeline('Home');
    await app.deck.add('Early bakers', 'Lists', 'Early bakers');
    await carol.post('The oven is warm');
    await expect(app.deck.column('Early bakers').getByRole('feed')).toContainText('The oven is warm');

    await app.dashboard.open();
    await app.dashboard.edit();
    await app.dashboard.add('Timeline');
    await app.dashboard.finish();
    const widget = app.dashboard.widget('Timeline');
    await widget.getByRole('button', { name: 'Home: source' }).click();
    await page.getByRole('menuitemradio', { name: 'Early bakers' }).click();
    await expect(widget.getByRole('feed', { name: 'Early bakers' })).toContainText('The oven is warm');
  },
);

test('a new antenna catches a note as it is posted', async ({ openBrowser, actAs }) => {
  const app = await openBrowser('bob');
  const { page } = app;
  await app.open('/my/antennas/create');
  await page.getByRole('textbox', { name: 'Name' }).fill('Sourdough');
  await page.getByRole('textbox', { name: 'Keywords', exact: true }).fill('sourdough starter');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('link', { name: 'Sourdough' }).click();
  const feed = page.getByRole('feed', { name: 'Notes in the antenna Sourdough' });
  await expect(page.getByText('No notes yet').or(feed).first()).toBeVisible();
  const carol = await actAs('carol');
  await carol.post('Bread without it');
  await carol.post('My starter makes the best sourdough');
  await expect(feed).toContainText('My starter makes the best sourdough');
  await expect(feed).not.toContainText('Bread without it');
});
