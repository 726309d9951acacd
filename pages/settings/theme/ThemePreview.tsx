import { observer } from 'mobx-react-lite';
import { InTheme } from '~/components/theme/InTheme';
import { Icon, type IconName } from '~/components/ui/Icon';
import { Avatar } from '~/components/user/Avatar';
import { UserName } from '~/components/user/UserName';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/react/context';
import type { Theme } from '~/theme/Theme';
import styles from './ThemePreview.module.css';

const RAIL: readonly IconName[] = ['pencil', 'home', 'bell', 'search', 'settings'];
const ACTIONS: readonly IconName[] = ['arrowBackUp', 'repeat', 'moodSmile', 'dots'];

/** The product in a theme: navigation, columns with notes of the viewer, and a window over them. */
export function ThemePreview({ theme }: { theme: Theme }) {
  const { t } = useI18n();
  return (
    <InTheme theme={theme} className={styles.preview} role="img" aria-label={t('settingsThemePage.preview', { name: theme.name })}>
      <span className={styles.inside} inert>
        <span className={styles.rail}>
          {RAIL.map((icon, place) => (
            <span key={icon} className={styles.entry} data-place={place}>
              <Icon name={icon} />
            </span>
          ))}
        </span>
        <span className={styles.column} data-active>
          <Head icon="home" title={t('settingsThemePage.sample.home')} />
          <SampleNote>
            <span className={styles.link}>{t('settingsThemePage.sample.link')}</span>{' '}
            <span className={styles.hashtag}>{t('settingsThemePage.sample.hashtag')}</span>{' '}
            <span className={styles.mention}>{t('settingsThemePage.sample.mention')}</span>
          </SampleNote>
          <SampleNote />
          <SampleNote />
        </span>
        <span className={styles.column}>
          <Head icon="bell" title={t('settingsThemePage.sample.notifications')} />
          <SampleNote />
          <SampleNote />
          <SampleNote />
        </span>
        <span className={styles.window}>
          <Head icon="user" title={t('settingsThemePage.sample.window')} />
          <span className={styles.form}>
            <span className={styles.field}>{t('settingsThemePage.sample.field')}</span>
            <span className={styles.buttons}>
              <span className={styles.plain}>{t('core.cancel')}</span>
              <span className={styles.primary}>{t('core.save')}</span>
            </span>
          </span>
        </span>
      </span>
    </InTheme>
  );
}

function Head({ icon, title }: { icon: IconName; title: string }) {
  return (
    <span className={styles.head}>
      <span className={styles.kind}>
        <Icon name={icon} />
      </span>
      {title}
    </span>
  );
}

/** A note of the viewer, of which only the words that have colors can be read. */
const SampleNote = observer(function SampleNote({ children }: { children?: React.ReactNode }) {
  const { me } = useAccount();
  return (
    <span className={styles.note}>
      <span className={styles.face}>{me && <Avatar user={me} />}</span>
      <span className={styles.body}>
        <span className={styles.names}>
          <span className={styles.name}>{me && <UserName user={me} />}</span>
          <span className={styles.acct}>@{me?.username}</span>
        </span>
        <span className={styles.line} />
        <span className={styles.line} data-short />
        {children && <span className={styles.words}>{children}</span>}
        <span className={styles.actions}>
          {ACTIONS.map((icon) => (
            <Icon key={icon} name={icon} />
          ))}
        </span>
      </span>
    </span>
  );
});
