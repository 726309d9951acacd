import { TextFileButton } from '~/components/form/TextFileButton';
import { useSubmit } from '~/components/form/useSubmit';
import { SettingsSection } from '~/components/settings/SettingsSection';
import { Button } from '~/components/ui/Button';
import { ButtonRow } from '~/components/ui/ButtonRow';
import { useI18n } from '~/i18n/useI18n';
import { download } from '~/lib/download';
import { useStores } from '~/react/context';
import { createReadMemory } from '~/stores/memory/recall';
import { exportMemory, importMemory, type ExportFormat } from '~/stores/memory/transfer';
import { settle } from '~/stores/settle';

/** The largest file that is imported; bytes. Browsers cannot read much larger ones as one text. */
const MOST_BYTES = 256 * 1024 * 1024;

const FILES: Readonly<Record<ExportFormat, { readonly ending: string; readonly type: string }>> = {
  json: { ending: 'json', type: 'application/json' },
  markdown: { ending: 'md', type: 'text/markdown' },
};

/** Saves what is remembered to a file, and adds what another device has saved. */
export function MemoryFiles() {
  const { t } = useI18n();
  const { part, overlays } = useStores();
  const memory = part(createReadMemory);
  const exporting = useSubmit(async (format: ExportFormat) => {
    const content = await settle(exportMemory(memory, format));
    if (content.ok) download(content.value, { name: `wisteria-memory.${FILES[format].ending}`, type: FILES[format].type });
    return content;
  });
  const importing = useSubmit((text: string) => settle(importMemory(memory, text)), {
    onDone: (count) =>
      count === null
        ? void overlays.alert({ kind: 'error', text: t('settingsMemoryPage.notAFile') })
        : overlays.toast({ kind: 'success', text: t('settingsMemoryPage.imported', { n: count }) }),
  });
  return (
    <SettingsSection title={t('settingsMemoryPage.files')} help={t('settingsMemoryPage.filesHelp')}>
      <ButtonRow>
        <Button icon="download" busy={exporting.isBusy} onClick={() => void exporting.run('json')}>
          {t('settingsMemoryPage.exportJson')}
        </Button>
        <Button icon="download" busy={exporting.isBusy} onClick={() => void exporting.run('markdown')}>
          {t('settingsMemoryPage.exportMarkdown')}
        </Button>
        <TextFileButton
          label={t('settingsMemoryPage.import')}
          accept=".json,application/json"
          mostBytes={MOST_BYTES}
          onRead={(text) => void importing.run(text)}
        />
      </ButtonRow>
    </SettingsSection>
  );
}
