import type { ReactNode } from 'react';
import { Icon } from '~/components/ui/Icon';
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

/** Shows location, birthday, join date and the custom fields of a profile; verified links have a mark. */
export function UserFields({ user }: UserFieldsProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { clock } = useStores();
  const age = user.birthday ? ageOn(user.birthday, new Date(clock.now())) : null;
  const born = user.birthday ? birthdayTime(user.birthday) : null;
  const birthday = born === null ? user.birthday : i18n.date(born, 'date');
  const server = user.host === null ? null : serverPath(user.host);
  return (
    <dl className={styles.fields}>
      {server !== null && (
        <Field name={t('profile.server')}>
          <Link to={server}>{hostText(user.host ?? '')}</Link>
        </Field>
      )}
      {user.location && <Field name={t('profile.location')}>{user.location}</Field>}
      {birthday && <Field name={t('profile.birthday')}>{age === null ? birthday : t('profile.birthdayWithAge', { birthday, age })}</Field>}
      {user.createdAt && <Field name={t('profile.registered')}>{i18n.date(Date.parse(user.createdAt), 'date')}</Field>}
      {user.fields?.map((field, place) => (
        // Two fields may be identical; the whole list is replaced when it changes.
        <Field key={`${field.name}/${place}`} name={<Mfm text={field.name} plain author={user} emojis={user.emojis} />}>
          <Mfm text={field.value} author={user} emojis={user.emojis} isNote={false} />
          {user.verifiedLinks?.includes(field.value) && (
            <span className={styles.verified}>
              <Icon name="circleCheck" label={t('profile.verifiedLink')} />
            </span>
          )}
        </Field>
      ))}
    </dl>
  );
}

function Field({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
