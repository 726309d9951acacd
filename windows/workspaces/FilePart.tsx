import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { applyDeck } from '~/components/decks/applyDeck';
import { LayoutPicture } from '~/components/decks/LayoutPicture';
import { pictureOf } from '~/components/decks/pictureOf';
import { deckLink } from '~/components/decks/shareDeck';
import { TextFileButton } from '~/components/form/TextFileButton';
import { Button } from '~/components/ui/Button';
import { ButtonRow } from '~/components/ui/ButtonRow';
import { Notice } from '~/components/ui/Notice';
import { TextArea } from '~/components/ui/TextArea';
import { useI18n } from '~/i18n/useI18n';
import { toAppError } from '~/lib/AppError';
import { download } from '~/lib/download';
import { useStores } from '~/react/context';
import { planOf } from '~/services/workspace/deckPlan';
import { readDeckText, writeDeckText } from '~/services/workspace/deckText';
import type { WorkspaceDocument } from '~/services/workspace/document';
import { WorkspacePreview } from './WorkspacePreview';
import { readWorkspaceText, writeWorkspaceText } from './workspaceText';
import styles from './WorkspacesWindow.module.css';

/** Exports and imports the workspace as JSON5, which people can keep, send and edit. @param text the text of a file that is opened */
export const FilePart = observer(function FilePart({ text: opened = '' }: { text?: string | undefined }) {
  const i18n = useI18n();
  const { t } = i18n;
  const root = useStores();
  const { workspace, workspaceKeeper, overlays } = root;
  const [text, setText] = useState(opened);
  const [problem, setProblem] = useState<string | null>(null);
  /** The code that reads and writes the text is fetched with the first use. */
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (thrown) {
      overlays.showError(toAppError(thrown));
    }
  };
  const show = async () => {
    setText(await writeWorkspaceText(workspace.file, t('workspacesWindow.fileHead')));
    setProblem(null);
  };
  const take = async () => {
    const deck = readDeckText(text);
    if (deck.ok) return applyDeck(root, { plan: deck.plan, text: t('decks.sharedUsed') });
    const read = await readWorkspaceText(text);
    if (!read.ok)
      return setProblem(t(read.reason === 'syntax' ? 'workspacesWindow.notReadable' : 'workspacesWindow.wrongPlace', { at: read.at }));
    setProblem(null);
    await workspaceKeeper.replace(read.file);
    return overlays.toast({ kind: 'success', text: t('workspacesWindow.imported') });
  };
  const importing = (
    <>
      <TextArea label={t('workspacesWindow.text')} value={text} onChange={setText} rows={10} />
      {problem !== null && <Notice kind="problem">{problem}</Notice>}
      <ButtonRow>
        <Button variant="primary" disabled={text.trim() === ''} onClick={() => void attempt(take)}>
          {t('workspacesWindow.import')}
        </Button>
      </ButtonRow>
    </>
  );
  // Who opens a file sees what is in it, and nothing of what else can be done here.
  if (opened !== '')
    return (
      <>
        <TextPreview text={text} />
        {importing}
      </>
    );
  return (
    <>
      <p className={styles.help}>{t('workspacesWindow.deckHelp')}</p>
      <ButtonRow>
        <Button icon="link" onClick={() => void overlays.copy(deckLink(planOf(workspace.file)))}>
          {t('decks.copyLink')}
        </Button>
        <Button icon="copy" onClick={() => void overlays.copy(writeDeckText(planOf(workspace.file)))}>
          {t('decks.copyText')}
        </Button>
        <Button icon="columns" onClick={() => void overlays.open('readyDecks', {})}>
          {t('decks.title')}
        </Button>
      </ButtonRow>
      <p className={styles.help}>{t('workspacesWindow.fileHelp')}</p>
      <ButtonRow>
        <Button onClick={() => void attempt(show)}>{t('workspacesWindow.export')}</Button>
        <Button disabled={text === ''} onClick={() => download(text, { name: 'wisteria-workspace.json5', type: 'application/json5' })}>
          {t('workspacesWindow.download')}
        </Button>
        <TextFileButton label={t('workspacesWindow.choose')} accept=".json5,.json,text/plain,application/json" onRead={setText} />
      </ButtonRow>
      <TextPreview text={text} />
      {importing}
    </>
  );
});

/** Draws what a text would open. A text with a fault has no picture; the import says what is wrong. */
function TextPreview({ text }: { text: string }) {
  const [read, setRead] = useState<{ readonly text: string; readonly workspace: WorkspaceDocument } | null>(null);
  const deck = readDeckText(text);
  useEffect(() => {
    let isCurrent = true;
    readWorkspaceText(text).then(
      (reading) => isCurrent && setRead(reading.ok ? { text, workspace: reading.file.workspace } : null),
      () => isCurrent && setRead(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  if (deck.ok) return <LayoutPicture columns={pictureOf(deck.plan)} />;
  return read?.text === text ? <WorkspacePreview workspace={read.workspace} /> : null;
}
