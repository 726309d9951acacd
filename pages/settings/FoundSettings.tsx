import { SettingsForm } from '~/components/settings/SettingsForm';
import { PageScroller } from '~/components/page/Page';
import { useI18n } from '~/i18n/useI18n';
import { Link } from '~/router/Link';
import type { Found } from './findSettings';
import styles from './SettingsPage.module.css';

/** The controls that a search has found, under the page to which they belong. */
export function FoundSettings({ found: { pages, settings } }: { found: Found }) {
  const { t } = useI18n();
  const count = [...settings.values()].flat().length;
  return (
    <PageScroller onRefresh={undefined}>
      <div className={styles.content}>
        <p role="status" className={styles.status}>
          {count === 0 && pages.size === 0 ? t('settingForm.nothing') : t('settingsPage.found', { settings: count, pages: pages.size })}
        </p>
        {[...settings].map(([{ id, to, title }, names]) => (
          <section key={id} className={styles.section}>
            <h2 className={styles.heading}>
              <Link to={to}>{t(title)}</Link>
            </h2>
            <SettingsForm names={names} />
          </section>
        ))}
      </div>
    </PageScroller>
  );
}
