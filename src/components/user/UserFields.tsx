import type { ReactNode } from 'react';
import { Icon, type IconName } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { hostText } from '~/mfm/hostText';
import { Mfm } from '~/mfm/Mfm';
import { Link } from '~/router/Link';
import type { User } from '~/services/records';
import { serverPath } from '~/services/serverPath';
import { useStores } from '~/react/context';
import { ageOn, birthdayTime } from './ageOn';
import styles from './UserFields.module.css';

interface UserFieldsProps {
  user: User;
}

/** Longer facts take a row of their own; characters. */
const CHIP_LENGTH = 28;

/** Shows location, birthday, join date and the custom fields of a profile; verified links have a mark. */
export function UserFields({ user }: UserFieldsProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { clock } = useStores();
  const age = user.birthday ? ageOn(user.birthday, new Date(clock.now())) : null;
  const born = user.birthday ? birthdayTime(user.birthday) : null;
  const birthday = born === null ? user.birthday : i18n.date(born, 'date');
  const server = user.host === null ? null : serverPath(user.host);
  const fields = user.fields ?? [];
  const isEmpty = server === null && !user.location && !birthday && !user.createdAt && fields.length === 0;
  if (isEmpty) return null;
  return (
    <dl className={styles.chips}>
      {server !== null && (
        <Fact icon="planet" name={t('profile.server')}>
          <Link to={server}>{hostText(user.host ?? '')}</Link>
        </Fact>
      )}
      {user.location && (
        <Fact icon="mapPin" name={t('profile.location')}>
          {user.location}
        </Fact>
      )}
      {birthday && (
        <Fact icon="cake" name={t('profile.birthday')}>
          {age === null ? birthday : t('profile.birthdayWithAge', { birthday, age })}
        </Fact>
      )}
      {user.createdAt && (
        <Fact icon="calendar" name={t('profile.registered')}>
          {t('profile.joined', { date: i18n.date(Date.parse(user.createdAt), 'date') })}
        </Fact>
      )}
      {fields.map((field, place) => {
        const isShort = field.name.length + field.value.replace(/^https?:\/\//, '').length <= CHIP_LENGTH;
        return (
          // Two fields may be identical; the whole list is replaced when it changes.
          <div key={`${field.name}/${place}`} className={isShort ? styles.chip : styles.row}>
            <dt>
              <Mfm text={field.name} plain author={user} emojis={user.emojis} />
            </dt>
            <dd className={styles.value}>
              <Mfm text={field.value} author={user} emojis={user.emojis} isNote={false} />
              {user.verifiedLinks?.includes(field.value) && (
                <span className={styles.verified}>
                  <Icon name="circleCheck" label={t('profile.verifiedLink')} />
                </span>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** A fact that its icon names. */
function Fact({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div className={styles.chip} title={name}>
      <Icon name={icon} />
      <dt className="visuallyHidden">{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
