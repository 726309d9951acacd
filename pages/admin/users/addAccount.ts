import type { MenuContext } from '~/components/user/userMenuParts';
import { createAccount } from '~/stores/resources/staff/accounts';

/** The longest name of an account, in characters. */
const MAX_NAME = 20;

/** Creates an account with a name and a password, and opens its page. */
export async function addAccount({ root: { overlays }, account, i18n: { t } }: MenuContext, open: (href: string) => void): Promise<void> {
  const typed = await overlays.prompt({
    title: t('adminUsersPage.add'),
    text: t('adminUsersPage.addName'),
    autocomplete: 'off',
    minLength: 1,
    maxLength: MAX_NAME,
  });
  const username = typed?.trim();
  if (!username) return;
  const password = await overlays.prompt({
    title: t('adminUsersPage.add'),
    text: t('adminUsersPage.addPassword', { name: username }),
    type: 'password',
    autocomplete: 'new-password',
    minLength: 1,
  });
  if (!password) return;
  const answer = await overlays.wait(createAccount(account, username, password));
  if (!answer.ok) {
    overlays.showError(answer.error);
    return;
  }
  overlays.success();
  open(`/admin/user/${answer.value}`);
}
