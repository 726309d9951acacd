import { observer } from 'mobx-react-lite';
import { Page } from '~/components/page/Page';
import { SectionOfSettings } from '~/components/settings/SectionOfSettings';
import { SettingsBody } from '~/components/settings/SettingsSection';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { offeredSettings } from '~/stores/settings/sections';
import { EmojiPalette } from './EmojiPalette';

/** The emoji that pickers show first, and the look of the pickers. */
export default observer(function EmojiPickerPage() {
  const { t } = useI18n();
  const names = offeredSettings(useStores()).get('emoji') ?? [];
  return (
    <Page title={t('settingsEmojiPickerPage.title')}>
      <SettingsBody>
        <EmojiPalette name="reactions" other="pinnedEmojis" />
        <EmojiPalette name="pinnedEmojis" other="reactions" />
        <SectionOfSettings
          title={t('settingsEmojiPickerPage.picker')}
          names={names.filter((name) => name !== 'reactions' && name !== 'pinnedEmojis')}
        />
      </SettingsBody>
    </Page>
  );
});
