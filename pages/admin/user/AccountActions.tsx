import { observer } from 'mobx-react-lite';
import { useSubmit } from '~/components/form/useSubmit';
import { SettingsRow } from '~/components/settings/SettingsRow';
import { SettingsSection } from '~/components/settings/SettingsSection';
import { askByName } from '~/components/staff/askByName';
import { useOffered } from '~/components/staff/Offered';
import { Button } from '~/components/ui/Button';
import { Switch } from '~/components/ui/Switch';
import { shownAcct } from '~/components/user/acct';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import { usePane } from '~/router/PaneContext';
import type { User } from '~/services/records';
import { deleteAccount, deleteFilesOf, resetPassword, setSuspended, unsetPicture } from '~/stores/resources/staff/accounts';

interface ActionProps {
  user: User;
}

/** What administrators can do to an account: first what they can take back. A part that the server lacks altogether is left out. */
export const AccountActions = observer(function AccountActions({ user }: ActionProps) {
  const { t } = useI18n();
  const { me } = useAccount();
  const isOther = me?.id !== user.id;
  const suspends = useOffered('admin/suspend-user', 'admin/unsuspend-user') && isOther;
  const resets = useOffered('admin/reset-password') && user.host === null;
  const unsetsAvatar = useOffered('admin/unset-user-avatar');
  const unsetsBanner = useOffered('admin/unset-user-banner');
  const deletesFiles = useOffered('admin/delete-all-files-of-a-user');
  const deletes = useOffered('admin/delete-account') && isOther;
  return (
    <>
      {(suspends || resets || unsetsAvatar || unsetsBanner) && (
        <SettingsSection title={t('adminUserPage.moderation')}>
          {suspends && <Suspension user={user} />}
          {resets && <PasswordReset user={user} />}
          {unsetsAvatar && <PictureRemoval user={user} picture="avatar" />}
          {unsetsBanner && <PictureRemoval user={user} picture="banner" />}
        </SettingsSection>
      )}
      {(deletesFiles || deletes) && (
        <SettingsSection title={t('adminUserPage.danger')}>
          {deletesFiles && <FilesDeletion user={user} />}
          {deletes && <AccountDeletion user={user} />}
        </SettingsSection>
      )}
    </>
  );
});

function Suspension({ user }: ActionProps) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  const acct = shownAcct(user);
  const suspending = useSubmit((isSuspended: boolean) => setSuspended(account, user.id, isSuspended), { onDone: () => overlays.success() });
  const change = async (isSuspended: boolean) => {
    const question = isSuspended
      ? { text: t('adminUserPage.suspendQuestion', { acct }), okLabel: t('adminUserPage.suspendIt'), danger: true }
      : { text: t('adminUserPage.unsuspendQuestion', { acct }), okLabel: t('adminUserPage.unsuspendIt') };
    if (await overlays.confirm({ kind: 'warning', ...question })) await suspending.run(isSuspended);
  };
  return (
    <Switch
      label={t('adminUserPage.suspend')}
      help={t('adminUserPage.suspendHelp')}
      checked={user.isSuspended ?? false}
      disabled={suspending.isBusy}
      onChange={(isSuspended) => void change(isSuspended)}
    />
  );
}

function PasswordReset({ user }: ActionProps) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  const acct = shownAcct(user);
  const resetting = useSubmit(() => resetPassword(account, user.id), {
    onDone: (password) =>
      void overlays.alert({
        kind: 'success',
        title: t('adminUserPage.newPassword', { acct }),
        text: password,
        detail: t('adminUserPage.newPasswordHelp'),
        copyText: password,
      }),
  });
  const reset = async () => {
    const text = t('adminUserPage.resetQuestion', { acct });
    if (await overlays.confirm({ kind: 'warning', text, okLabel: t('adminUserPage.reset'), danger: true })) await resetting.run();
  };
  return (
    <SettingsRow label={t('adminUserPage.password')} help={t('adminUserPage.passwordHelp')}>
      <Button icon="key" busy={resetting.isBusy} onClick={() => void reset()}>
        {t('adminUserPage.reset')}
      </Button>
    </SettingsRow>
  );
}

function PictureRemoval({ user, picture }: ActionProps & { picture: 'avatar' | 'banner' }) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  const removing = useSubmit(() => unsetPicture(account, user.id, picture), { onDone: () => overlays.success() });
  const remove = async () => {
    const text = t(`adminUserPage.${picture}Question`, { acct: shownAcct(user) });
    if (await overlays.confirm({ kind: 'warning', text, okLabel: t('adminUserPage.remove'), danger: true })) await removing.run();
  };
  return (
    <SettingsRow label={t(`adminUserPage.${picture}`)} help={t(`adminUserPage.${picture}Help`)}>
      <Button
        icon="photoOff"
        aria-label={t(`adminUserPage.${picture}Remove`)}
        busy={removing.isBusy}
        disabled={picture === 'banner' && user.bannerUrl === null}
        onClick={() => void remove()}
      >
        {t('adminUserPage.remove')}
      </Button>
    </SettingsRow>
  );
}

function FilesDeletion({ user }: ActionProps) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  const ask = useAskByName(user);
  const deleting = useSubmit(() => deleteFilesOf(account, user.id), {
    onDone: () => overlays.toast({ kind: 'success', text: t('adminUserPage.filesUnderway') }),
  });
  const remove = async () => {
    if (await ask(t('adminUserPage.filesQuestion', { acct: shownAcct(user) }), t('adminUserPage.deleteFiles'))) await deleting.run();
  };
  return (
    <SettingsRow label={t('adminUserPage.files')} help={t('adminUserPage.filesHelp')}>
      <Button variant="danger" icon="trash" busy={deleting.isBusy} onClick={() => void remove()}>
        {t('adminUserPage.deleteFiles')}
      </Button>
    </SettingsRow>
  );
}

function AccountDeletion({ user }: ActionProps) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  const { navigate } = usePane();
  const ask = useAskByName(user);
  const deleting = useSubmit(() => deleteAccount(account, user.id), {
    onDone: () => {
      overlays.toast({ kind: 'success', text: t('adminUserPage.deleteUnderway') });
      navigate('/admin/users', { replace: true });
    },
  });
  const remove = async () => {
    if (await ask(t('adminUserPage.deleteQuestion', { acct: shownAcct(user) }), t('adminUserPage.delete'))) await deleting.run();
  };
  return (
    <SettingsRow label={t('adminUserPage.deletion')} help={t('adminUserPage.deletionHelp')}>
      <Button variant="danger" icon="trash" busy={deleting.isBusy} onClick={() => void remove()}>
        {t('adminUserPage.delete')}
      </Button>
    </SettingsRow>
  );
}

/** Returns a function that asks before something that nobody can undo. */
function useAskByName({ username }: User): (text: string, okLabel: string) => Promise<boolean> {
  const { t } = useI18n();
  const { overlays } = useStores();
  return (text, okLabel) =>
    askByName(overlays, {
      text,
      name: username,
      typeIt: t('adminUserPage.typeName', { name: username }),
      isOther: t('adminUserPage.otherName', { name: username }),
      okLabel,
    });
}
