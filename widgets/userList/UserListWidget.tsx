import { observer } from 'mobx-react-lite';
import { EmptyState } from '~/components/async/EmptyState';
import { ErrorState } from '~/components/async/ErrorState';
import { Loadable } from '~/components/async/Loadable';
import { Button } from '~/components/ui/Button';
import { AvatarLink } from '~/components/widget/AvatarLink';
import { usePolledQuery } from '~/components/widget/usePolledQuery';
import { WidgetHead } from '~/components/widget/WidgetHead';
import { WidgetOptionsButton } from '~/components/widget/WidgetOptionsButton';
import { useI18n } from '~/i18n/useI18n';
import type { NamedRef } from '~/registry/fields';
import type { WidgetProps } from '~/registry/defineWidget';
import type { OptionsOf } from '~/registry/options';
import { useAccount } from '~/react/context';
import { listMembers, lists } from '~/stores/resources/feeds/lists';
import type { options as schema } from './options';
import styles from './UserListWidget.module.css';

const MINUTE_MS = 60_000;

interface ConfigureProps {
  configure: () => void;
}

/** The members of a list, and who of them is online. */
export default function UserListWidget({ options: { list }, configure }: WidgetProps<OptionsOf<typeof schema>>) {
  const { t } = useI18n();
  return (
    <>
      <WidgetHead actions={<WidgetOptionsButton configure={configure} />} />
      {list ? (
        <Members key={list.id} list={list} configure={configure} />
      ) : (
        <EmptyState icon="users" text={t('userListWidget.noList')}>
          <ChooseButton configure={configure} />
        </EmptyState>
      )}
    </>
  );
}

function ChooseButton({ configure }: ConfigureProps) {
  const { t } = useI18n();
  return (
    <Button icon="list" aria-haspopup="dialog" onClick={configure}>
      {t('userListWidget.chooseList')}
    </Button>
  );
}

const Members = observer(function Members({ list, configure }: ConfigureProps & { list: NamedRef }) {
  const { t } = useI18n();
  const account = useAccount();
  const query = usePolledQuery(listMembers, list.id, MINUTE_MS);
  // The list may have another name by now.
  const name = lists.one(account, list.id)?.name ?? list.name;
  const face = () => {
    if (query.error && query.value === undefined) {
      return (
        <ErrorState error={query.error} onRetry={() => void query.reload()}>
          <ChooseButton configure={configure} />
        </ErrorState>
      );
    }
    return (
      <Loadable query={query} empty={<EmptyState icon="users" text={t('userListWidget.empty')} />}>
        {(users) => (
          <ul className={styles.people} aria-label={name}>
            {users.map((user) => (
              <li key={user.id}>
                <AvatarLink user={user} className={styles.person} />
              </li>
            ))}
          </ul>
        )}
      </Loadable>
    );
  };
  return (
    <>
      <WidgetHead heading={<span className={styles.heading}>{name}</span>} />
      {face()}
    </>
  );
});
