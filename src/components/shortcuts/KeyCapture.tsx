import { useState, type KeyboardEvent } from 'react';
import { useI18n } from '~/i18n/useI18n';
import { isComposing } from '~/lib/keys';
import { keyName, keyText, MODIFIERS } from '~/services/keys';
import { isFree } from './changeKeys';
import styles from './Shortcuts.module.css';

interface KeyCaptureProps {
  label: string;
  /** @param key a name that `keyName` gives */
  onKey: (key: string) => void;
}

/** Keys that leave the field, as they leave any other. */
const LEAVING: readonly string[] = ['Tab', 'Escape', 'Enter'];

/** A field that takes the next key press. */
export function KeyCapture({ label, onKey }: KeyCaptureProps) {
  const { t } = useI18n();
  const [refused, setRefused] = useState<string | null>(null);
  const handleKey = (event: KeyboardEvent) => {
    if (LEAVING.includes(event.key) || MODIFIERS.includes(event.key) || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    event.stopPropagation();
    const key = keyName(event);
    setRefused(isFree(key) ? null : key);
    if (isFree(key)) onKey(key);
  };
  return (
    <>
      <input
        className={styles.capture}
        value=""
        readOnly
        placeholder={t('shortcut.pressHere')}
        aria-label={label}
        aria-invalid={refused !== null}
        onKeyDown={handleKey}
      />
      <span role="status" className={styles.refused}>
        {refused !== null && t('shortcut.notFree', { key: keyText(refused) })}
      </span>
    </>
  );
}
