import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { EmptyState } from '~/components/async/EmptyState';
import { ErrorState } from '~/components/async/ErrorState';
import { LoadingState } from '~/components/async/LoadingState';
import { Chooser } from '~/components/chooser/Chooser';
import { useSuggestions } from '~/components/chooser/useSuggestions';
import { Icon } from '~/components/ui/Icon';
import { Acct } from '~/components/user/Acct';
import { shownAcct } from '~/components/user/acct';
import { Avatar } from '~/components/user/Avatar';
import { rememberUser } from '~/components/user/rememberUser';
import { UserName } from '~/components/user/UserName';
import { useI18n } from '~/i18n/useI18n';
import type { AppError } from '~/lib/AppError';
import { useAccount, useServer, useStores } from '~/react/context';
import type { WindowProps } from '~/registry/defineWindow';
import type { User } from '~/services/records';
import { findUser, peopleToChoose, type UserAddress } from '~/stores/resources/users/users';
import type manifest from './manifest';
import { farAddress, wantedPeople } from './wantedPeople';
import styles from './UserChooserWindow.module.css';

/** A user that was found, or the address of one that perhaps only another server knows. */
type Choice = { readonly user: User } | { readonly address: UserAddress };

/** Chooses a user: one that was chosen before, or one that matches the typed name. */
export default observer(function UserChooserWindow({ params, close }: WindowProps<typeof manifest>) {
  const { includeSelf = false, localOnly = false } = params;
  const { t } = useI18n();
  const { settings } = useStores();
  const server = useServer();
  const account = useAccount();
  const [active, setActive] = useState(0);
  const [problem, setProblem] = useState<AppError | null>(null);
  const [isLookingUp, setLookingUp] = useState(false);
  const suggestions = useSuggestions(peopleToChoose, (typed) =>
    typed === '' ? { recentIds: settings.get('recentlyUsedUsers') } : wantedPeople(typed, { localOnly, server }),
  );
  const { text, query } = suggestions;
  const people = (query.value ?? []).filter(({ id, host }) => (includeSelf || id !== account.me?.id) && !(localOnly && host !== null));
  const address = localOnly ? null : farAddress(text, people, server);
  const groups = [
    ...(people.length === 0 ? [] : [{ key: 'people', label: heading(), items: people.map((user): Choice => ({ user })) }]),
    ...(address === null ? [] : [{ key: 'far', items: [{ address } as Choice] }]),
  ];

  function heading(): string {
    return t(text.trim() === '' ? 'userChooserWindow.recent' : 'userChooserWindow.people');
  }
  const finish = ({ id, username, host }: User) => {
    rememberUser(settings, id);
    close({ id, username, host });
  };
  const lookUp = async (wanted: UserAddress) => {
    setProblem(null);
    setLookingUp(true);
    const found = await findUser(account, wanted);
    setLookingUp(false);
    const user = found.ok && account.users.get(found.value);
    if (user) finish(user);
    else if (!found.ok) setProblem(found.error);
  };
  const face = () => {
    if (problem) return <ErrorState error={problem} />;
    if (isLookingUp || query.status === 'loading') return <LoadingState />;
    if (query.error) return <ErrorState error={query.error} onRetry={() => void query.reload()} />;
    if (people.length > 0 || address || suggestions.isBusy) return null;
    return <EmptyState icon="users" text={t(text.trim() === '' ? 'userChooserWindow.noRecent' : 'userChooserWindow.nobody')} />;
  };
  return (
    <Chooser
      label={t('userChooserWindow.search')}
      listLabel={t('userChooserWindow.people')}
      query={text}
      onQuery={(typed) => {
        suggestions.setText(typed);
        setActive(0);
        setProblem(null);
      }}
      groups={groups}
      keyOf={(choice) => ('user' in choice ? choice.user.id : 'far')}
      active={active}
      onActive={setActive}
      onPick={(choice) => ('user' in choice ? finish(choice.user) : void lookUp(choice.address))}
      busy={suggestions.isBusy || isLookingUp}
      isSteady
      renderItem={(choice) => ('user' in choice ? <Person user={choice.user} /> : <FarPerson address={choice.address} />)}
    >
      {face()}
    </Chooser>
  );
});

function Person({ user }: { user: User }) {
  return (
    <>
      <Avatar user={user} size={32} />
      <span className={styles.names}>
        <span className={styles.name}>
          <UserName user={user} />
        </span>
        <span className={styles.acct}>
          <Acct user={user} />
        </span>
      </span>
    </>
  );
}

function FarPerson({ address }: { address: UserAddress }) {
  const { t } = useI18n();
  return (
    <>
      <Icon name="search" />
      <span className={styles.names}>{t('userChooserWindow.lookUp', { acct: shownAcct(address) })}</span>
    </>
  );
}
