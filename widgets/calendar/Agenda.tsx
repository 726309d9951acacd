import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useQuery } from '~/components/async/useQuery';
import { Icon, type IconName } from '~/components/ui/Icon';
import { plainName } from '~/components/user/plainName';
import { useInSight } from '~/components/widget/useInSight';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import type { ServerDraft } from '~/stores/drafts/serverDraft';
import { localDate } from '~/services/birthdays';
import { postsLater } from '~/services/serverDrafts';
import { myServerDrafts } from '~/stores/resources/content/noteDrafts';
import { followedWithBirthday } from '~/stores/resources/users/users';
import styles from './CalendarWidget.module.css';

/** How many dates are shown. */
const MOST = 5;

/** What comes next: the birthdays of today and the notes that the server will post. It asks for them only while it is in sight. */
export const Agenda = observer(function Agenda() {
  const place = useRef<HTMLDivElement>(null);
  const isInSight = useInSight(place);
  const { me } = useAccount();
  return (
    <div ref={place} className={styles.agenda}>
      {isInSight && me && (postsLater(me) ? <DatesWithNotes /> : <Dates />)}
    </div>
  );
});

interface Entry {
  readonly key: string;
  readonly icon: IconName;
  readonly when: string;
  readonly text: string;
}

/** Asks for the notes that will be posted, where the server posts notes later. */
const DatesWithNotes = observer(function DatesWithNotes() {
  const drafts = useQuery(myServerDrafts, null).value ?? [];
  return <Dates drafts={drafts} />;
});

const Dates = observer(function Dates({ drafts = [] }: { drafts?: readonly ServerDraft[] }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { clock } = useStores();
  const birthdays = useQuery(followedWithBirthday, localDate(clock.now())).value ?? [];
  const planned = drafts.filter(({ isScheduled, scheduledAt }) => isScheduled && scheduledAt !== null);
  const entries: readonly Entry[] = [
    ...birthdays.map((user) => ({
      key: user.id,
      icon: 'cake' as const,
      when: t('calendarWidget.today'),
      text: t('calendarWidget.birthday', { name: plainName(user) }),
    })),
    ...planned
      .toSorted((a, b) => a.scheduledAt! - b.scheduledAt!)
      .map(({ id, scheduledAt, data }) => ({
        key: id,
        icon: 'clock' as const,
        when: localDate(scheduledAt!) === localDate(clock.now()) ? i18n.date(scheduledAt!, 'time') : i18n.date(scheduledAt!, 'short'),
        text: t('calendarWidget.scheduled', { text: data.cw ?? data.text }),
      })),
  ].slice(0, MOST);
  if (entries.length === 0) return <p className={styles.nothing}>{t('calendarWidget.nothing')}</p>;
  return (
    <ul className={styles.dates} aria-label={t('calendarWidget.next')}>
      {entries.map(({ key, icon, when, text }) => (
        <li key={key} className={styles.entry} data-icon={icon}>
          <Icon name={icon} />
          <span className={styles.when}>{when}</span>
          <span className={styles.what}>{text}</span>
        </li>
      ))}
    </ul>
  );
});
