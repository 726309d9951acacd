import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import { keepFocus } from '~/lib/keepFocus';
import { useStores } from '~/react/context';
import { keysOf, keyText } from '~/services/keys';
import type { KeyCommand } from '~/stores/commands/ShortcutList';
import { rivalsOf, withDefaults, withKey, withoutKey } from './changeKeys';
import { KeyCapture } from './KeyCapture';
import styles from './Shortcuts.module.css';

interface CommandKeysProps {
  command: KeyCommand;
  /** The text of the command. */
  name: string;
  /** All commands: one that has a key in the same place loses it. */
  commands: readonly KeyCommand[];
}

/** The keys of a command. Each can be taken away, and more can be added. A command that loses a key is named, and gets it back with Undo. */
export const CommandKeys = observer(function CommandKeys({ command, name, commands }: CommandKeysProps) {
  const { t } = useI18n();
  const { settings } = useStores();
  const [isEditing, setIsEditing] = useState(false);
  const changes = settings.get('keyBindings');
  const keys = keysOf(command, changes);
  return (
    <>
      {keys.length === 0 && <span className={styles.off}>{t('shortcut.off')}</span>}
      {keys.map((key) => (
        <kbd key={key} className={styles.cap}>
          {keyText(key)}
          {isEditing && (
            <IconButton
              icon="x"
              label={t('shortcut.remove', { key: keyText(key) })}
              onClick={() => settings.set('keyBindings', withoutKey(changes, command, key))}
            />
          )}
        </kbd>
      ))}
      {isEditing && <NewKey command={command} name={name} commands={commands} />}
      {isEditing && changes[command.id] !== undefined && (
        <IconButton
          ref={keepFocus}
          icon="refresh"
          label={t('shortcut.resetOne', { name })}
          onClick={() => settings.set('keyBindings', withDefaults(settings.get('keyBindings'), command, commands))}
        />
      )}
      <IconButton
        icon={isEditing ? 'check' : 'pencil'}
        label={isEditing ? t('shortcut.done') : t('shortcut.change', { name })}
        onClick={() => setIsEditing(!isEditing)}
      />
    </>
  );
});

/** Takes a new key, and says which command has lost it. */
function NewKey({ command, name, commands }: CommandKeysProps) {
  const { t } = useI18n();
  const { settings } = useStores();
  const [taken, setTaken] = useState<{ readonly key: string; readonly from: KeyCommand; readonly undo: () => void } | null>(null);
  const take = (key: string) => {
    const before = settings.get('keyBindings');
    const [from] = rivalsOf(before, command, key, commands);
    settings.set('keyBindings', withKey(before, command, key, commands));
    setTaken(from ? { key, from, undo: () => settings.set('keyBindings', before) } : null);
  };
  return (
    <>
      <KeyCapture label={t('shortcut.press', { name })} onKey={take} />
      {taken && (
        <span className={styles.taken}>
          <span role="status">{t('shortcut.taken', { key: keyText(taken.key), name: t(taken.from.text) })}</span>{' '}
          <button
            type="button"
            className={styles.undo}
            ref={keepFocus}
            onClick={() => {
              taken.undo();
              setTaken(null);
            }}
          >
            {t('shortcut.undo')}
          </button>
        </span>
      )}
    </>
  );
}
