/** Returns the storage of a browser in which one of the demo accounts is signed in. */
export async function signedIn(browser, baseURL, user) {
  const context = await browser.newContext({ baseURL, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign in', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByRole('textbox', { name: 'Username' }).fill(user);
  await dialog.getByLabel('Password', { exact: true }).fill(`${user}-pass`);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('feed', { name: 'Home timeline' }).waitFor();
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}
