import { observer } from 'mobx-react-lite';
import { Button } from '~/components/ui/Button';
import { ButtonRow } from '~/components/ui/ButtonRow';
import { SettingsSection, SettingsText } from '~/components/settings/SettingsSection';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { labelKeyOf } from '~/stores/settings/sections';
import { SortableEmojis } from './SortableEmojis';

type PaletteName = 'reactions' | 'pinnedEmojis';

interface EmojiPaletteProps {
  name: PaletteName;
  /** The other list, whose emoji this one can take over. */
  other: PaletteName;
}

/** A list of emoji that a picker shows first. */
export const EmojiPalette = observer(function EmojiPalette({ name, other }: EmojiPaletteProps) {
  const { t } = useI18n();
  const { settings, overlays } = useStores();
  const emojis = [...new Set(settings.get(name))];
  const label = t(labelKeyOf(name));
  const set = (next: readonly string[]) => settings.set(name, next);
  const add = (anchor: Element) => {
    const onPick = (emoji: string) => {
      const present = settings.get(name);
      if (!present.includes(emoji)) set([...present, emoji]);
    };
    void overlays.open('emojiPicker', { withoutPinned: true, onPick }, { anchor });
  };
  const ask = async (text: string, change: () => void) => {
    if (await overlays.confirm({ kind: 'warning', text })) change();
  };
  return (
    <SettingsSection title={label}>
      {emojis.length === 0 ? (
        <SettingsText>{t('settingsEmojiPickerPage.empty')}</SettingsText>
      ) : (
        <div>
          <SortableEmojis label={label} emojis={emojis} onChange={set} />
          <SettingsText>{t('settingsEmojiPickerPage.help')}</SettingsText>
        </div>
      )}
      <ButtonRow>
        <Button icon="plus" aria-label={`${t('settingsEmojiPickerPage.add')}: ${label}`} onClick={(event) => add(event.currentTarget)}>
          {t('settingsEmojiPickerPage.add')}
        </Button>
        <Button
          icon="eye"
          onClick={(event) => void overlays.open('emojiPicker', { pinned: name, onPick: () => {} }, { anchor: event.currentTarget })}
        >
          {t('settingsEmojiPickerPage.preview')}
        </Button>
        <Button
          icon="copy"
          onClick={() => void ask(t('settingsEmojiPickerPage.overwriteQuestion'), () => set([...new Set(settings.get(other))]))}
        >
          {t(`settingsEmojiPickerPage.overwrite.${name}`)}
        </Button>
        <Button icon="refresh" onClick={() => void ask(t('settingsEmojiPickerPage.resetQuestion'), () => settings.reset(name))}>
          {t('settingsEmojiPickerPage.reset')}
        </Button>
      </ButtonRow>
    </SettingsSection>
  );
});
