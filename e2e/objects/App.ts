import { expect, type Locator, type Page } from '@playwright/test';
import { passwordOf, type AccountName } from '../support/accounts';
import { Composer } from './Composer';
import { Dashboard } from './Dashboard';
import { Deck } from './Deck';
import { NoteArticle } from './NoteArticle';
import { Timeline, type TimelineName } from './Timeline';

/** The product in one browser window, found by the names that screen readers announce. */
export class App {
  constructor(readonly page: Page) {}

  get navigation(): Locator {
    return this.page.getByRole('navigation', { name: 'Main' });
  }

  /** The page and the columns beside it, without the shell around them. */
  get main(): Locator {
    return this.page.getByRole('main');
  }

  get signInDialog(): Locator {
    return this.page.getByRole('dialog', { name: 'Sign in' });
  }

  get composer(): Composer {
    return new Composer(this.page);
  }

  get dashboard(): Dashboard {
    return new Dashboard(this.page);
  }

  get deck(): Deck {
    return new Deck(this.page);
  }

  timeline(name: TimelineName = 'Home'): Timeline {
    return new Timeline(this.page, name);
  }

  /** The first note on the page that contains a text. Notes on the dashboard beside it do not count. */
  note(text: string | RegExp): NoteArticle {
    const outside = this.page.locator(':not([data-part="dashboardPanel"] *)');
    return new NoteArticle(this.page, this.page.getByRole('article').and(outside).filter({ hasText: text }).first());
  }

  async open(path = '/'): Promise<void> {
    await this.page.goto(path);
  }

  /** Signs in from the welcome page and waits for the home timeline. */
  async signIn(account: AccountName): Promise<void> {
    await this.open('/');
    await this.page.getByRole('button', { name: 'Sign in', exact: true }).first().click();
    await this.signInDialog.getByRole('textbox', { name: 'Username' }).fill(account);
    await this.signInDialog.getByLabel('Password', { exact: true }).fill(passwordOf(account));
    await this.signInDialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(this.timeline('Home').articles.first()).toBeVisible();
  }

  /** Comes back to a browser with a signed-in account. */
  async openSignedIn(): Promise<void> {
    await this.open('/');
    await expect(this.timeline('Home').articles.first()).toBeVisible();
  }

  /** Signs out of an account, and answers the question about it. */
  async signOut(account: AccountName): Promise<void> {
    await this.accountMenu(account).click();
    await this.page.getByRole('menu', { name: 'Account', exact: true }).getByRole('menuitem', { name: 'Sign out', exact: true }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  }

  /** Creates an account through the dialog and waits until it is signed in, which its first steps show. */
  async signUp(username: string, password: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Sign up', exact: true }).first().click();
    const dialog = this.page.getByRole('dialog', { name: 'Sign up' });
    await dialog.getByRole('switch', { name: 'I agree to the rules' }).click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('textbox', { name: 'Username' }).fill(username);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByLabel('Confirm password').fill(password);
    await dialog.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect(this.setup).toBeVisible();
  }

  /** The first steps of a new account. */
  get setup(): Locator {
    return this.page.getByRole('dialog', { name: 'Set up your account' });
  }

  /** Skips the first steps of a new account. */
  async skipSetup(): Promise<void> {
    await this.setup.getByRole('button', { name: 'Skip all' }).click();
    await this.page.getByRole('button', { name: 'Skip all steps' }).click();
    await expect(this.setup).toBeHidden();
  }

  /** The button that names the signed-in account. */
  accountMenu(username: string): Locator {
    return this.navigation.getByRole('button', { name: `Account menu of @${username}` });
  }

  /** Opens the tab of a timeline. */
  async chooseTimeline(name: TimelineName): Promise<void> {
    await this.page.getByRole('tab', { name, exact: true }).click();
  }

  /** Turns the wheel over the middle of the page until the element is in the page. */
  async scrollTo(target: Locator): Promise<void> {
    const { width, height } = this.page.viewportSize()!;
    await this.page.mouse.move(width / 2, height / 2);
    await expect(async () => {
      const isSeen = await isInView(target);
      if (!isSeen) await this.page.mouse.wheel(0, height / 2);
      expect(isSeen).toBe(true);
    }).toPass({ intervals: [50] });
  }

  /** Opens the composer from the rail or the bar. */
  async openComposer(): Promise<void> {
    await this.page.getByRole('button', { name: 'New note', exact: true }).first().click();
    await expect(this.composer.text).toBeFocused();
  }

  /** Opens the composer and posts. */
  async compose(text: string): Promise<void> {
    await this.openComposer();
    await this.composer.send(text);
    await expect(this.composer.root).toBeHidden();
  }
}

/** Whether any part of it is visible; false while the element does not exist. */
async function isInView(target: Locator): Promise<boolean> {
  const [isSeen = false] = await target.evaluateAll((elements) =>
    elements.map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const scroller = element.closest('[data-part="scroller"]')?.getBoundingClientRect();
      return bottom > (scroller?.top ?? 0) && top < (scroller?.bottom ?? window.innerHeight);
    }),
  );
  return isSeen;
}
