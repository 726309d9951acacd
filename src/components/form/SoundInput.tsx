import { useEffect, useState } from 'react';
import { IconButton } from '~/components/ui/IconButton';
import { Select } from '~/components/ui/Select';
import { useI18n } from '~/i18n/useI18n';
import type { SoundValue } from '~/registry/fields';
import { SOUND_NAMES } from '~/services/soundNames';
import { useStores } from '~/react/context';
import { chooseSoundFile } from './chooseSoundFile';
import { FieldGroup } from './FieldGroup';
import type { FieldInputProps } from './FieldInput';
import styles from './form.module.css';
import { ShareInput } from './ShareInput';

const FROM_DRIVE = '_driveFile_';
const SILENCE = '';

/** A sound and its volume. Choosing "a file of the drive" opens the drive. A file that is gone is named so. */
export function SoundInput({ field, label, help, value, onChange }: FieldInputProps<'sound'>) {
  const { t } = useI18n();
  const { sound, overlays, i18n, session } = useStores();
  const isGone = useIsGone(value);
  const items = [
    { value: SILENCE, label: t('form.none') },
    // The page could not play it.
    ...(session.current.can.readFiles || value.type === FROM_DRIVE ? [{ value: FROM_DRIVE, label: t('form.soundFromDrive') }] : []),
    ...SOUND_NAMES.map((name) => ({ value: name, label: name })),
  ];
  const { type, volume } = value;
  const change = (next: SoundValue) => {
    onChange(next);
    void sound.playSound(next, field.default);
  };
  const chooseFile = async () => {
    const file = await chooseSoundFile({ overlays, i18n });
    if (file) change({ type: FROM_DRIVE, fileId: file.id, fileUrl: file.url, volume });
  };
  const choose = (chosen: string) => {
    if (chosen === FROM_DRIVE) void chooseFile();
    else change({ type: chosen === SILENCE ? null : chosen, volume });
  };
  return (
    <FieldGroup label={label} help={isGone ? t('form.soundIsGone') : help}>
      <div className={styles.sound}>
        <Select label={t('form.sound')} value={type ?? SILENCE} items={items} onChange={choose} />
        <span className={styles.soundButtons}>
          {type === FROM_DRIVE && (
            <IconButton icon="folder" label={t('form.chooseSoundFile', { label })} onClick={() => void chooseFile()} />
          )}
          <IconButton
            icon="playerPlay"
            label={t('form.playSound', { label })}
            disabled={type === null}
            onClick={() => void sound.playSound(value, field.default)}
          />
        </span>
        <ShareInput label={t('form.volume')} value={volume} onChange={(next) => change({ ...value, volume: next })} />
      </div>
    </FieldGroup>
  );
}

/** Whether the chosen file of the drive no longer exists. */
function useIsGone(value: SoundValue): boolean {
  const { sound } = useStores();
  const address = 'fileUrl' in value ? value.fileUrl : null;
  const [gone, setGone] = useState<string | null>(null);
  useEffect(() => {
    if (address === null) return undefined;
    let isWanted = true;
    const look = async () => {
      const is = await sound.isGone({ type: FROM_DRIVE, fileUrl: address, volume: 0 });
      if (isWanted && is) setGone(address);
    };
    void look();
    return () => {
      isWanted = false;
    };
  }, [sound, address]);
  return address !== null && gone === address;
}
