import { useState } from 'react';
import { Button } from '~/components/ui/Button';
import { RelativeTime } from '~/components/ui/RelativeTime';
import { WordDiff } from '~/components/ui/WordDiff';
import { useI18n } from '~/i18n/useI18n';
import { keepFocus } from '~/lib/keepFocus';
import type { DraftRecord } from '~/stores/drafts/DraftShelf';
import type { DraftVersion } from '~/stores/drafts/draftVersions';
import styles from './DraftsWindow.module.css';

interface VersionsViewProps {
  record: DraftRecord;
  onBack: () => void;
  onRestore: (version: DraftVersion) => Promise<void>;
  onOpen: () => Promise<void>;
}

/** The earlier versions of a draft, each compared with what it says now. */
export function VersionsView({ record, onBack, onRestore, onOpen }: VersionsViewProps) {
  const { t } = useI18n();
  return (
    <div className={styles.window}>
      <div className={styles.bar}>
        <Button ref={keepFocus} icon="arrowLeft" onClick={onBack}>
          {t('draftsWindow.back')}
        </Button>
        <Button icon="pencil" onClick={() => void onOpen()}>
          {t('draftsWindow.open')}
        </Button>
      </div>
      <p className={styles.words} dir="auto">
        {record.data.text.trim() || t('draftsWindow.noText')}
      </p>
      <ul className={styles.list} aria-label={t('draftsWindow.versions')}>
        {record.versions.toReversed().map((version) => (
          <Version key={`${version.at}:${version.writer}`} version={version} now={record.data.text} onRestore={() => onRestore(version)} />
        ))}
      </ul>
    </div>
  );
}

function Version({ version, now, onRestore }: { version: DraftVersion; now: string; onRestore: () => Promise<void> }) {
  const { t } = useI18n();
  const [isCompared, setCompared] = useState(false);
  const { at, why, data } = version;
  return (
    <li className={styles.version}>
      <div className={styles.facts}>
        <RelativeTime iso={new Date(at).toISOString()} />
        <span>{t(`draftsWindow.why.${why}`)}</span>
      </div>
      <p className={styles.compared} dir="auto">
        {isCompared ? <WordDiff before={data.text} after={now} /> : data.text.trim() || t('draftsWindow.noText')}
      </p>
      <div className={styles.bar}>
        <Button aria-pressed={isCompared} onClick={() => setCompared(!isCompared)}>
          {t('draftsWindow.compare')}
        </Button>
        <Button icon="arrowBack" onClick={() => void onRestore()}>
          {t('draftsWindow.restore')}
        </Button>
      </div>
    </li>
  );
}
