import { observer } from 'mobx-react-lite';
import { Icon } from '~/components/ui/Icon';
import { Avatar } from '~/components/user/Avatar';
import { UserName } from '~/components/user/UserName';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import type { ComposerState } from '../ComposerState';
import styles from './AuthorButton.module.css';
import { switchAuthor } from './switchAuthor';

/** The name of the account that posts. It opens a menu of the stored accounts, for this note only. */
export const AuthorButton = observer(function AuthorButton({ state, disabled }: { state: ComposerState; disabled: boolean }) {
  const { t } = useI18n();
  const root = useStores();
  const { me, account: author } = state.author;
  const name = author.server.handleOf(me.username).slice(1);
  const items = async (): Promise<readonly MenuItem[]> => {
    const accounts = await root.accounts.profiles();
    return [
      { type: 'label', text: t('composer.author.menu') },
      ...accounts.map((account) => ({
        text: account.handle,
        avatarUrl: account.avatarUrl ?? undefined,
        active: account.ref === author.ref,
        action: () => switchAuthor(state, root, account),
      })),
    ];
  };
  return (
    <button
      type="button"
      className={styles.author}
      aria-label={t('composer.author', { name })}
      data-tooltip={t('composer.author', { name })}
      aria-haspopup="menu"
      disabled={disabled}
      onClick={(event) => void root.overlays.openMenu(event.currentTarget, items(), { label: t('composer.author.menu') })}
    >
      <Avatar user={me} size={28} />
      <span className={styles.name}>
        <UserName user={me} />
      </span>
      <Icon name="chevronDown" className={styles.arrow} />
    </button>
  );
});
