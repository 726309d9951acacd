import { Button } from '~/components/ui/Button';
import { ReactionEmoji } from '~/emoji/ReactionEmoji';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { FieldGroup } from './FieldGroup';
import type { FieldInputProps } from './FieldInput';
import styles from './form.module.css';

/** A list of emoji: each is removed by pressing it, and new ones are chosen in the picker. */
export function EmojisInput({ field: { maxItems = Infinity }, label, help, value, onChange }: FieldInputProps<'emojis'>) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const add = async (anchor: Element) => {
    const chosen = await overlays.open('emojiPicker', { withoutPinned: true }, { anchor });
    if (chosen !== undefined && !value.includes(chosen)) onChange([...value, chosen]);
  };
  return (
    <FieldGroup label={label} help={help} room="whole">
      <div className={styles.emojis}>
        {value.map((emoji) => (
          <button
            key={emoji}
            type="button"
            className={styles.emoji}
            aria-label={t('form.removeEmoji', { emoji })}
            onClick={() => onChange(value.filter((one) => one !== emoji))}
          >
            <ReactionEmoji reaction={emoji} />
          </button>
        ))}
        <Button icon="plus" disabled={value.length >= maxItems} onClick={(event) => void add(event.currentTarget)}>
          {t('form.addEmoji')}
        </Button>
      </div>
    </FieldGroup>
  );
}
