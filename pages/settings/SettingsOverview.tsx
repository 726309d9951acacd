import { runInAction } from 'mobx';
import { useState } from 'react';
import { SettingRows } from '~/components/settings/SettingsForm';
import { SettingsBody, SettingsSection, SettingsText } from '~/components/settings/SettingsSection';
import { PageScroller } from '~/components/page/Page';
import { useI18n } from '~/i18n/useI18n';
import { canonicalJson } from '~/lib/canonicalJson';
import { useStores } from '~/react/context';
import { defaultSetting, type SettingKey } from '~/stores/settings/settingsTable';

const OFTEN_CHANGED: readonly SettingKey[] = ['density', 'fontSize', 'animation', 'emojiStyle', 'nsfw', 'dataSaver'];

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
      <SettingsBody>
        <SettingsSection title={t('settingsPage.often')}>
          <SettingRows names={OFTEN_CHANGED} />
        </SettingsSection>
        <SettingsSection title={t('settingsPage.changed')}>
          {changed.length === 0 ? <SettingsText>{t('settingsPage.nothingChanged')}</SettingsText> : <SettingRows names={changed} />}
        </SettingsSection>
      </SettingsBody>
    </PageScroller>
  );
}
