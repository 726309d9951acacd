import { useState } from 'react';
import { TextFileButton } from '~/components/form/TextFileButton';
import { Button } from '~/components/ui/Button';
import { ButtonRow } from '~/components/ui/ButtonRow';
import { Notice } from '~/components/ui/Notice';
import { TextArea } from '~/components/ui/TextArea';
import { useI18n } from '~/i18n/useI18n';
import type { WindowProps } from '~/registry/defineWindow';
import type manifest from './manifest';
import { ComingWidgets } from './ComingWidgets';
import styles from './DashboardImportWindow.module.css';

/** Takes a dashboard from a file or a text. It shows what would come, and nothing changes before that is confirmed. */
export default function DashboardImportWindow({ params: { read }, close }: WindowProps<typeof manifest>) {
  const { t } = useI18n();
  const [text, setText] = useState('');
  const reading = text.trim() === '' ? null : read(text);
  const widgets = reading?.ok ? reading.widgets : null;
  return (
    <div className={styles.window}>
      <p className={styles.help}>{t('dashboardImportWindow.help')}</p>
      <ButtonRow>
        <TextFileButton label={t('dashboardImportWindow.file')} accept=".json,application/json,text/plain" onRead={setText} />
      </ButtonRow>
      <TextArea label={t('dashboardImportWindow.text')} value={text} onChange={setText} rows={5} spellCheck={false} data-autofocus="" />
      {reading && !reading.ok && <Notice kind="problem">{reading.problem}</Notice>}
      {widgets && <ComingWidgets widgets={widgets} />}
      <ButtonRow>
        <Button variant="primary" disabled={widgets === null} onClick={() => close({ text, how: 'replace' })}>
          {t('dashboardImportWindow.replace')}
        </Button>
        <Button disabled={widgets === null || widgets.length === 0} onClick={() => close({ text, how: 'add' })}>
          {t('dashboardImportWindow.add')}
        </Button>
        <Button variant="ghost" onClick={() => close()}>
          {t('core.cancel')}
        </Button>
      </ButtonRow>
    </div>
  );
}
