import { IconButton } from '~/components/ui/IconButton';
import { Select } from '~/components/ui/Select';
import { useI18n } from '~/i18n/useI18n';
import type { SoundValue } from '~/registry/fields';
import { SOUND_NAMES } from '~/services/soundNames';
import { useStores } from '~/react/context';
import { FieldGroup } from './FieldGroup';
import type { FieldInputProps } from './FieldInput';
import styles from './form.module.css';
import { NumberInput } from './NumberInput';

const FROM_DRIVE = '_driveFile_';
const SILENCE = '';

/** A sound and its volume. A drive file that was chosen before stays available. */
export function SoundInput({ label, help, value, onChange }: FieldInputProps<'sound'>) {
  const { t } = useI18n();
  const { sound } = useStores();
  const items = [
    { value: SILENCE, label: t('form.none') },
    ...(value.type === FROM_DRIVE ? [{ value: FROM_DRIVE, label: t('form.soundFromDrive') }] : []),
    ...SOUND_NAMES.map((name) => ({ value: name, label: name })),
  ];
  const change = (next: SoundValue) => {
    onChange(next);
    sound.preview(next);
  };
  return (
    <FieldGroup label={label} help={help}>
      <div className={styles.sound}>
        <Select
          label={t('form.sound')}
          value={value.type ?? SILENCE}
          items={items}
          onChange={(type) => change({ type: type === SILENCE ? null : type, volume: value.volume })}
        />
        <NumberInput
          label={t('form.volume')}
          min={0}
          max={1}
          step={0.05}
          value={value.volume}
          onChange={(volume) => change({ ...value, volume })}
        />
        <IconButton
          icon="play"
          label={t('form.playSound', { label })}
          disabled={value.type === null}
          onClick={() => sound.preview(value)}
        />
      </div>
    </FieldGroup>
  );
}
