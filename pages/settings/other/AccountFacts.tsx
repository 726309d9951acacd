import { observer } from 'mobx-react-lite';
import { useQuery } from '~/components/async/useQuery';
import { RelativeTime } from '~/components/ui/RelativeTime';
import { byteSize } from '~/i18n/byteSize';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/react/context';
import { driveUsage } from '~/stores/resources/drive/driveFiles';
import styles from './OtherPage.module.css';

/** The id of the account, when it was created, and what it counts. */
export const AccountFacts = observer(function AccountFacts() {
  const i18n = useI18n();
  const { t } = i18n;
  const { me } = useAccount();
  const usage = useQuery(driveUsage, null).value;
  if (!me) return null;
  return (
    <dl className={styles.facts}>
      <dt>{t('settingsOtherPage.id')}</dt>
      <dd>
        <code>{me.id}</code>
      </dd>
      <dt>{t('settingsOtherPage.created')}</dt>
      <dd>
        <RelativeTime iso={me.createdAt} detail />
      </dd>
      <dt>{t('profile.notes')}</dt>
      <dd>{i18n.number(me.notesCount)}</dd>
      <dt>{t('profile.following')}</dt>
      <dd>{i18n.number(me.followingCount)}</dd>
      <dt>{t('profile.followers')}</dt>
      <dd>{i18n.number(me.followersCount)}</dd>
      <dt>{t('settingsOtherPage.days')}</dt>
      <dd>{i18n.number(me.loggedInDays)}</dd>
      {usage && (
        <>
          <dt>{t('settingsOtherPage.files')}</dt>
          <dd>{byteSize(i18n, usage.usage)}</dd>
        </>
      )}
    </dl>
  );
});
