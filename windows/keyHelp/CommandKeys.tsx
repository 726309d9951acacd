import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import { keysOf } from '~/services/allKeys';
import type { KeyCommand } from '~/services/keys';
import { keyText } from '~/services/keyText';
import { useStores } from '~/stores/context';
import { KeyCapture } from './KeyCapture';
import { withKey, withoutKey } from './changeKeys';
import styles from './KeyHelpWindow.module.css';

interface CommandKeysProps {
  command: KeyCommand;
  /** What it does, in the viewer's words. */
  name: string;
  inSamePlace: readonly KeyCommand[];
}

/** The keys of a command: each can be taken away, and more can be added. */
export const CommandKeys = observer(function CommandKeys({ command, name, inSamePlace }: CommandKeysProps) {
  const { t } = useI18n();
  const { settings } = useStores();
  const [isEditing, setIsEditing] = useState(false);
  const changes = settings.get('keyBindings');
  const keys = keysOf(command, changes);
  return (
    <>
      {keys.length === 0 && <span className={styles.off}>{t('keyHelp.off')}</span>}
      {keys.map((key) => (
        <kbd key={key} className={styles.cap}>
          {keyText(key)}
          {isEditing && (
            <IconButton
              icon="x"
              label={t('keyHelp.remove', { key: keyText(key) })}
              onClick={() => settings.set('keyBindings', withoutKey(changes, command, key))}
            />
          )}
        </kbd>
      ))}
      {isEditing && (
        <KeyCapture
          label={t('keyHelp.press', { name })}
          onKey={(key) => settings.set('keyBindings', withKey(settings.get('keyBindings'), command, key, inSamePlace))}
        />
      )}
      <IconButton
        icon={isEditing ? 'check' : 'pencil'}
        label={isEditing ? t('keyHelp.done') : t('keyHelp.change', { name })}
        onClick={() => setIsEditing(!isEditing)}
      />
    </>
  );
});
