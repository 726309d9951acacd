import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useCollection } from '~/components/async/useCollection';
import { useSubmit } from '~/components/form/useSubmit';
import { PagedListView } from '~/components/list/PagedListView';
import { SettingsSection } from '~/components/settings/SettingsSection';
import { rowsClass } from '~/components/ui/Rows';
import { Button } from '~/components/ui/Button';
import { Acct } from '~/components/user/Acct';
import { shownAcct } from '~/components/user/acct';
import { Avatar } from '~/components/user/Avatar';
import { UserLink } from '~/components/user/UserLink';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import { letIn, RELATIONS_BATCH, shutOutPeople, type Relation, type ShutOut } from '~/stores/resources/users/relations';
import styles from './MuteBlockPage.module.css';

/** The people whom the viewer muted or blocked, each with a button that ends it. */
export function ShutOutList({ kind }: { kind: ShutOut }) {
  const { t } = useI18n();
  const list = useCollection(shutOutPeople, kind);
  const place = useRef<HTMLDivElement>(null);
  return (
    <SettingsSection title={t(`settingsMuteBlockPage.${kind}`)} help={t(`settingsMuteBlockPage.${kind}Help`)}>
      {/* Takes the focus from a row that goes. */}
      <div ref={place} tabIndex={-1} className={rowsClass}>
        <PagedListView
          list={list}
          batchSize={RELATIONS_BATCH}
          className={rowsClass}
          empty={<p className={styles.none}>{t(`settingsMuteBlockPage.${kind}None`)}</p>}
          renderItem={(relation) => <Row key={relation.id} kind={kind} relation={relation} onGone={() => place.current?.focus()} />}
        />
      </div>
    </SettingsSection>
  );
}

const Row = observer(function Row({ kind, relation, onGone }: { kind: ShutOut; relation: Relation; onGone: () => void }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { overlays } = useStores();
  const account = useAccount();
  const user = account.users.get(relation.userId);
  const ending = useSubmit(() => letIn(account, kind, relation), { onDone: onGone });
  if (!user) return null;
  const acct = shownAcct(user);
  const end = async () => {
    if (kind === 'blocks' && !(await overlays.confirm({ text: t('profile.unblockQuestion', { acct }), kind: 'question' }))) return;
    await ending.run();
  };
  const { createdAt, expiresAt } = relation;
  const period =
    expiresAt === null
      ? t('settingsMuteBlockPage.forever')
      : t('settingsMuteBlockPage.until', { date: i18n.date(Date.parse(expiresAt), 'short') });
  return (
    <div className={styles.row}>
      <Avatar user={user} size={40} link />
      <div className={styles.names}>
        <UserLink user={user} />
        <span className={styles.acct}>
          <Acct user={user} />
        </span>
        <span className={styles.period}>
          {t('settingsMuteBlockPage.since', { date: i18n.date(Date.parse(createdAt), 'date') })}
          {kind === 'mutes' && ` (${period})`}
        </span>
      </div>
      <Button busy={ending.isBusy} aria-label={t(`settingsMuteBlockPage.${kind}.remove`, { acct })} onClick={() => void end()}>
        {t(kind === 'blocks' ? 'profile.unblock' : 'profile.unmute')}
      </Button>
    </div>
  );
});
