import { runInAction } from 'mobx';
import { useState } from 'react';
import { SettingsForm } from '~/components/settings/SettingsForm';
import { PageScroller } from '~/components/page/Page';
import { useI18n } from '~/i18n/useI18n';
import { canonicalJson } from '~/lib/canonicalJson';
import { useStores } from '~/react/context';
import { defaultSetting, type SettingKey } from '~/stores/settings/settingsTable';
import styles from './SettingsPage.module.css';

const OFTEN_CHANGED: readonly SettingKey[] = ['fontSize', 'animation', 'emojiStyle', 'nsfw', 'dataSaver'];

/** Beside the list while no page is open: what people often look for, and what the viewer has changed. */
export function SettingsOverview({ offered }: { offered: readonly SettingKey[] }) {
  const { t } = useI18n();
  const { settings } = useStores();
  // A setting stays in sight when its button resets it.
  const [changed] = useState(() =>
    runInAction(() =>
      offered
        .filter((name) => !OFTEN_CHANGED.includes(name))
        .filter((name) => canonicalJson(settings.get(name)) !== canonicalJson(defaultSetting(name))),
    ),
  );
  return (
    <PageScroller onRefresh={undefined}>
      <div className={styles.content}>
        <section className={styles.section}>
          <h2 className={styles.heading}>{t('settingsPage.often')}</h2>
          <SettingsForm names={OFTEN_CHANGED} />
        </section>
        <section className={styles.section}>
          <h2 className={styles.heading}>{t('settingsPage.changed')}</h2>
          {changed.length === 0 ? <p className={styles.status}>{t('settingsPage.nothingChanged')}</p> : <SettingsForm names={changed} />}
        </section>
      </div>
    </PageScroller>
  );
}
