import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import { keysOf, keyText } from '~/services/keys';
import { useStores } from '~/react/context';
import { KeyCapture } from './KeyCapture';
import { withKey, withoutKey } from './changeKeys';
import styles from './KeyHelpWindow.module.css';
import type { KeyCommand } from './params';

interface CommandKeysProps {
  command: KeyCommand;
  /** The text of the command. */
  name: string;
  /** All commands: one that has a key in the same place loses it. */
  commands: readonly KeyCommand[];
}

/** The keys of a command. Each can be taken away, and more can be added. */
export const CommandKeys = observer(function CommandKeys({ command, name, commands }: CommandKeysProps) {
  const { t } = useI18n();
  const { settings } = useStores();
  const [isEditing, setIsEditing] = useState(false);
  const changes = settings.get('keyBindings');
  const keys = keysOf(command, changes);
  return (
    <>
      {keys.length === 0 && <span className={styles.off}>{t('keyHelpWindow.off')}</span>}
      {keys.map((key) => (
        <kbd key={key} className={styles.cap}>
          {keyText(key)}
          {isEditing && (
            <IconButton
              icon="x"
              label={t('keyHelpWindow.remove', { key: keyText(key) })}
              onClick={() => settings.set('keyBindings', withoutKey(changes, command, key))}
            />
          )}
        </kbd>
      ))}
      {isEditing && (
        <KeyCapture
          label={t('keyHelpWindow.press', { name })}
          onKey={(key) => settings.set('keyBindings', withKey(settings.get('keyBindings'), command, key, commands))}
        />
      )}
      <IconButton
        icon={isEditing ? 'check' : 'pencil'}
        label={isEditing ? t('keyHelpWindow.done') : t('keyHelpWindow.change', { name })}
        onClick={() => setIsEditing(!isEditing)}
      />
    </>
  );
});
