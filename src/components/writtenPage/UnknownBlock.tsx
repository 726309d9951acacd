import { useState } from 'react';
import { useI18n } from '~/i18n/useI18n';
import styles from './PageContent.module.css';

interface UnknownBlockProps {
  /** The name that the server sends; may be empty. */
  type: string;
  source: unknown;
}

/** A block that this client cannot show, by its name and its source. Pages of older servers have them. */
export function UnknownBlock({ type, source }: UnknownBlockProps) {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.unknown} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{type === '' ? t('writtenPage.unknownBlock') : t('writtenPage.unknownBlockOf', { type })}</summary>
      {isOpen && (
        <pre className={styles.source} dir="ltr">
          {sourceText(source)}
        </pre>
      )}
    </details>
  );
}

/** Anything as JSON. What is nested too deep to be written is left out. */
function sourceText(source: unknown): string {
  try {
    return JSON.stringify(source, null, 2) ?? '';
  } catch {
    return '…';
  }
}
