import { useEffect, useRef } from 'react';
import { Button } from '~/components/ui/Button';
import { ButtonRow } from '~/components/ui/ButtonRow';
import { useI18n } from '~/i18n/useI18n';
import styles from './PageEditorPage.module.css';

interface OtherVersionProps {
  /** When the other version was saved; ISO 8601. */
  savedAt: string;
  /** How often the author tried to save in spite of it; each time, the answers take the focus. */
  tries: number;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Says that the page was saved elsewhere while it was changed here, and asks which version counts. */
export function OtherVersion({ savedAt, tries, onKeepMine, onTakeTheirs }: OtherVersionProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const mine = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (tries > 0) mine.current?.focus();
  }, [tries]);
  return (
    <div className={styles.offer} role="alert">
      <p>{t('pageEditorPage.savedElsewhere', { time: i18n.date(Date.parse(savedAt), 'full') })}</p>
      <ButtonRow>
        <Button ref={mine} onClick={onKeepMine}>
          {t('pageEditorPage.keepMine')}
        </Button>
        <Button onClick={onTakeTheirs}>{t('pageEditorPage.takeTheirs')}</Button>
      </ButtonRow>
      <p>{t('pageEditorPage.nothingLost')}</p>
    </div>
  );
}
