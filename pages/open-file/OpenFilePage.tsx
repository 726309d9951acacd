import { useEffect, useEffectEvent, useState } from 'react';
import { EmptyState } from '~/components/async/EmptyState';
import { TextFileButton } from '~/components/form/TextFileButton';
import { useTextFile } from '~/components/form/useTextFile';
import { Page } from '~/components/page/Page';
import { Notice } from '~/components/ui/Notice';
import { useI18n } from '~/i18n/useI18n';
import { toAppError } from '~/lib/AppError';
import { useStores } from '~/react/context';
import { usePane } from '~/router/PaneContext';
import { fileKind } from './fileKind';
import { takeLaunchedFiles, type LaunchingWindow } from './launchedFiles';

/** Leads a workspace or a theme from a file to where people look at it, and use it if they like. Nothing changes before. */
export default function OpenFilePage() {
  const { t } = useI18n();
  const { overlays } = useStores();
  const { navigate } = usePane();
  const readText = useTextFile();
  /** The name of a file that is something else, or cannot be read. */
  const [refused, setRefused] = useState<string | null>(null);
  const open = async (text: string, name: string) => {
    try {
      const kind = await fileKind(text);
      if (kind === 'other') return setRefused(name);
      if (kind === 'theme') return navigate(`/settings/theme/install#${encodeURIComponent(text)}`, { replace: true });
      navigate('/', { replace: true });
      await overlays.open('workspaces', { text });
    } catch (thrown) {
      // The code that reads files was not loaded.
      overlays.showError(toAppError(thrown));
    }
  };
  const take = useEffectEvent(async (file: File | null) => {
    if (file === null) return setRefused('');
    const text = await readText(file);
    if (text !== undefined) await open(text, file.name);
  });
  useEffect(() => takeLaunchedFiles(window as LaunchingWindow, (file) => void take(file)), []);
  return (
    <Page title={t('openFilePage.title')}>
      {refused !== null && (
        <Notice kind="problem">{refused === '' ? t('openFilePage.unreadable') : t('openFilePage.refused', { name: refused })}</Notice>
      )}
      <EmptyState pose="searching" text={t('openFilePage.empty')} hint={t('openFilePage.hint')}>
        <TextFileButton label={t('openFilePage.choose')} accept=".json5,.json,.txt" onRead={(text, name) => void open(text, name)} />
      </EmptyState>
    </Page>
  );
}
