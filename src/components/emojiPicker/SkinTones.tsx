import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { SKIN_TONES, withSkinTone, type SkinTone } from '~/lib/skinTone';
import { UnicodeEmoji } from '~/emoji/UnicodeEmoji';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import styles from './SkinTones.module.css';

const HAND = '\u270B';

/** Chooses the skin tone of all emoji that have one. It is remembered. */
export const SkinTones = observer(function SkinTones({ onChosen }: { onChosen: () => void }) {
  const { t } = useI18n();
  const { settings } = useStores();
  const [isOpen, setOpen] = useState(false);
  const chosen = settings.get('emojiSkinTone');
  const choose = (tone: SkinTone) => {
    settings.set('emojiSkinTone', tone);
    setOpen(false);
    onChosen();
  };
  return (
    <>
      <button
        type="button"
        className={styles.tone}
        aria-label={t('emojiPicker.skinTone', { tone: t(`emojiPicker.tone.${chosen}`) })}
        aria-expanded={isOpen}
        data-tooltip={t('emojiPicker.skinTones')}
        onClick={() => setOpen(!isOpen)}
      >
        <UnicodeEmoji emoji={withSkinTone(HAND, chosen)} />
      </button>
      {isOpen && (
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
      )}
    </>
  );
});
