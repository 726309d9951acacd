import { useState } from 'react';
import type { WireAbuseReport } from '~/api/wire';
import { useSubmit } from '~/components/form/useSubmit';
import { StateMark } from '~/components/staff/StateMark';
import { Button } from '~/components/ui/Button';
import { ButtonRow } from '~/components/ui/ButtonRow';
import { cardClass } from '~/components/ui/Rows';
import { Facts } from '~/components/ui/Facts';
import { LinkButton } from '~/components/ui/LinkButton';
import { RelativeTime } from '~/components/ui/RelativeTime';
import { Switch } from '~/components/ui/Switch';
import { Acct } from '~/components/user/Acct';
import { shownAcct } from '~/components/user/acct';
import { Avatar } from '~/components/user/Avatar';
import { UserLink } from '~/components/user/UserLink';
import { useI18n } from '~/i18n/useI18n';
import { keepFocus } from '~/lib/keepFocus';
import { userPath } from '~/lib/mentionText';
import { hostText } from '~/mfm/hostText';
import { Mfm } from '~/mfm/Mfm';
import { useAccount, useStores } from '~/react/context';
import { resolveReport } from '~/stores/resources/staff/reports';
import styles from './AdminAbusesPage.module.css';

/** A report: who it is about, what it says, and what can be done about it. */
export function ReportCard({ report }: { report: WireAbuseReport }) {
  const { t } = useI18n();
  const { targetUser, reporter, comment, createdAt, resolved, assignee, forwarded } = report;
  return (
    <article className={`${cardClass} ${styles.card}`} aria-label={t('adminAbusesPage.about', { acct: shownAcct(targetUser) })}>
      <header className={styles.head}>
        <Avatar user={targetUser} size={44} link />
        <div className={styles.names}>
          <strong>
            <UserLink user={targetUser} />
          </strong>
          <Acct user={targetUser} />
          {targetUser.createdAt !== undefined && (
            <span className={styles.joined}>
              {t('adminAbusesPage.joined')} <RelativeTime iso={targetUser.createdAt} />
            </span>
          )}
        </div>
        <StateMark icon={resolved ? 'circleCheck' : 'exclamationCircle'} tone={resolved ? 'good' : 'careful'}>
          {t(resolved ? 'adminAbusesPage.state.resolved' : 'adminAbusesPage.state.unresolved')}
        </StateMark>
      </header>
      <div className={styles.comment}>
        <Mfm text={comment} isNote={false} />
      </div>
      <Facts>
        <span>
          {t('adminAbusesPage.by')} <UserLink user={reporter}>{shownAcct(reporter)}</UserLink>
        </span>
        <RelativeTime iso={createdAt} />
        {resolved && assignee && (
          <span>
            {t('adminAbusesPage.assignee')} <UserLink user={assignee}>{shownAcct(assignee)}</UserLink>
          </span>
        )}
        {forwarded && targetUser.host !== null && <span>{t('adminAbusesPage.forwarded', { host: hostText(targetUser.host) })}</span>}
      </Facts>
      <NextSteps report={report} />
    </article>
  );
}

function NextSteps({ report }: { report: WireAbuseReport }) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  const [forward, setForward] = useState(false);
  const resolving = useSubmit(() => resolveReport(account, report, forward), { onDone: () => overlays.success() });
  const { targetUser, resolved } = report;
  return (
    <>
      {!resolved && targetUser.host !== null && (
        <Switch
          label={t('adminAbusesPage.forward', { host: hostText(targetUser.host) })}
          help={t('adminAbusesPage.forwardHelp')}
          checked={forward}
          onChange={setForward}
        />
      )}
      <ButtonRow>
        {!resolved && (
          <Button ref={keepFocus} variant="primary" icon="check" busy={resolving.isBusy} onClick={() => void resolving.run()}>
            {t('adminAbusesPage.resolve')}
          </Button>
        )}
        <LinkButton to={`/admin/user/${report.targetUserId}`} icon="shield">
          {t('adminAbusesPage.moderate')}
        </LinkButton>
        <LinkButton to={userPath(targetUser)} icon="user">
          {t('adminAbusesPage.profile')}
        </LinkButton>
      </ButtonRow>
    </>
  );
}
