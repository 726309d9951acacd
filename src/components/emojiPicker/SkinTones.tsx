import { observer } from 'mobx-react-lite';
import { SKIN_TONES, withSkinTone, type SkinTone } from '~/lib/skinTone';
import { UnicodeEmoji } from '~/emoji/UnicodeEmoji';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import styles from './SkinTones.module.css';

const HAND = '\u270B';

interface SkinTonesProps {
  isOpen: boolean;
  onToggle: () => void;
}

/** Shows the skin tone of all emoji that have one, and opens the choice. */
export const SkinToneButton = observer(function SkinToneButton({ isOpen, onToggle }: SkinTonesProps) {
  const { t } = useI18n();
  const chosen = useStores().settings.get('emojiSkinTone');
  return (
    <button
      type="button"
      className={styles.tone}
      aria-label={t('emojiPicker.skinTone', { tone: t(`emojiPicker.tone.${chosen}`) })}
      aria-expanded={isOpen}
      data-tooltip={t('emojiPicker.skinTones')}
      onClick={onToggle}
    >
      <UnicodeEmoji emoji={withSkinTone(HAND, chosen)} />
    </button>
  );
});

/** Chooses the skin tone. It is remembered. */
export const SkinTones = observer(function SkinTones({ onChosen }: { onChosen: () => void }) {
  const { t } = useI18n();
  const { settings } = useStores();
  const chosen = settings.get('emojiSkinTone');
  const choose = (tone: SkinTone) => {
    settings.set('emojiSkinTone', tone);
    onChosen();
  };
  return (
    <div className={styles.tones} role="group" aria-label={t('emojiPicker.skinTones')}>
      {(Object.keys(SKIN_TONES) as SkinTone[]).map((tone) => (
        <button
          key={tone}
          type="button"
          className={styles.tone}
          aria-label={t(`emojiPicker.tone.${tone}`)}
          aria-pressed={tone === chosen}
          data-tooltip={t(`emojiPicker.tone.${tone}`)}
          onClick={() => choose(tone)}
        >
          <UnicodeEmoji emoji={withSkinTone(HAND, tone)} />
        </button>
      ))}
    </div>
  );
});
