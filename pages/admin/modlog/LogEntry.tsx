import { Fragment, useState } from 'react';
import type { WireModerationLog } from '~/api/wire';
import { JsonCode } from '~/components/code/JsonCode';
import { StateMark } from '~/components/staff/StateMark';
import { Facts } from '~/components/ui/Facts';
import { RelativeTime } from '~/components/ui/RelativeTime';
import { cardClass } from '~/components/ui/Rows';
import { WordDiff } from '~/components/ui/WordDiff';
import { shownAcct } from '~/components/user/acct';
import { Avatar } from '~/components/user/Avatar';
import { UserLink } from '~/components/user/UserLink';
import { useI18n } from '~/i18n/useI18n';
import { Link } from '~/router/Link';
import { changesOf, subjectsOf } from './logInfo';
import { faceOf, isLogType } from './logTypes';
import styles from './ModlogPage.module.css';

interface LogEntryProps {
  log: WireModerationLog;
  /** The day in words, above the first entry of a day. */
  day?: string;
}

/** What a moderator did, in one line that opens: who, when, and what was different before. */
export function LogEntry({ log, day }: LogEntryProps) {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const { type, info, user, createdAt } = log;
  const { icon, tone } = faceOf(type);
  const subjects = subjectsOf(info);
  return (
    <>
      {day !== undefined && <h2 className={styles.day}>{day}</h2>}
      <details className={`${cardClass} ${styles.entry}`} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={styles.summary}>
          <span className={styles.what}>
            <StateMark icon={icon} tone={tone}>
              {isLogType(type) ? t(`adminModlogPage.type.${type}`) : type}
            </StateMark>
            {subjects.length > 0 && <bdi className={styles.subject}>{subjects.map(({ text }) => text).join(' · ')}</bdi>}
          </span>
          <span className={styles.who}>
            <Avatar user={user} size={24} />
            <bdi className={styles.name}>{shownAcct(user)}</bdi>
            <RelativeTime iso={createdAt} />
          </span>
        </summary>
        {isOpen && <LogBody log={log} />}
      </details>
    </>
  );
}

function LogBody({ log: { type, info, user, createdAt } }: { log: WireModerationLog }) {
  const { t } = useI18n();
  const [isRaw, setRaw] = useState(false);
  const changes = changesOf(info);
  return (
    <div className={styles.body}>
      <Facts>
        <span>
          {t('adminModlogPage.moderator')} <UserLink user={user}>{shownAcct(user)}</UserLink>
        </span>
        <RelativeTime iso={createdAt} detail />
        {subjectsOf(info).map(
          ({ text, to }) =>
            to !== undefined && (
              <Link key={to} to={to}>
                <bdi>{text}</bdi>
              </Link>
            ),
        )}
      </Facts>
      {changes.length > 0 && (
        <dl className={styles.changes} aria-label={t('adminModlogPage.changes')}>
          {changes.map(({ name, before, after }) => (
            <Fragment key={name}>
              {name !== '' && (
                <dt>
                  <code>{name}</code>
                </dt>
              )}
              <dd dir="auto">
                <WordDiff before={before} after={after} />
              </dd>
            </Fragment>
          ))}
        </dl>
      )}
      <details onToggle={(event) => setRaw(event.currentTarget.open)}>
        <summary className={styles.raw}>{t('adminModlogPage.raw')}</summary>
        {isRaw && <JsonCode value={{ type, ...info }} />}
      </details>
    </div>
  );
}
