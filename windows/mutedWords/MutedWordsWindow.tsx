import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import type { WireMutedWord } from '~/api/wire';
import { Button } from '~/components/ui/Button';
import { Notice } from '~/components/ui/Notice';
import { TextArea } from '~/components/ui/TextArea';
import { useI18n } from '~/i18n/useI18n';
import type { WindowProps } from '~/registry/contracts';
import { parseMutedHosts } from '~/services/muting/muteHosts';
import { muteText, parseMuteText } from '~/services/muting/muteText';
import { useAccount, useStores } from '~/stores/context';
import { settle } from '~/stores/settle';
import styles from './MutedWordsWindow.module.css';

/**
 * Changes the words that fold notes into a line, those that remove them, and the servers of which nothing is shown
 * (reference/pages.md, mute-block). What was typed stays until the server took it.
 */
export default observer(function MutedWordsWindow({ close }: WindowProps<'mutedWords'>) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const { api, me, meStore } = useAccount();
  const soft = useWords(me?.mutedWords ?? []);
  const hard = useWords(me?.hardMutedWords ?? []);
  const servers = useServers(me?.mutedInstances ?? []);
  const [isBusy, setBusy] = useState(false);
  const isWrong = servers.problems.length > 0 || [...soft.problems, ...hard.problems].some(({ kind }) => kind === 'invalid');
  const isChanged = soft.isChanged || hard.isChanged || servers.isChanged;

  const save = async () => {
    setBusy(true);
    // Only what was changed here: another tab may be changing the other list.
    const changes = {
      ...(soft.isChanged && { mutedWords: soft.words }),
      ...(hard.isChanged && { hardMutedWords: hard.words }),
      ...(servers.isChanged && { mutedInstances: servers.hosts }),
    };
    const result = await settle(api.call('i/update', changes));
    setBusy(false);
    if (!result.ok) {
      overlays.showError(result.error);
      return;
    }
    meStore.merge(result.value);
    overlays.success();
    close();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || isWrong) return;
    if (isChanged) void save();
    else close();
  };
  const field = (words: ReturnType<typeof useWords>, label: string, help: string) => {
    const wrong = words.problems.filter(({ kind }) => kind === 'invalid').map(({ line }) => line);
    const unknown = words.problems.filter(({ kind }) => kind === 'unknown').map(({ line }) => line);
    return (
      <>
        <TextArea
          label={label}
          help={help}
          value={words.text}
          onChange={words.setText}
          rows={5}
          spellCheck={false}
          error={wrong.length > 0 ? t('mutedWords.invalid', { n: wrong.length, lines: wrong.join(', ') }) : undefined}
        />
        {unknown.length > 0 && <Notice>{t('mutedWords.unknown', { n: unknown.length, lines: unknown.join(', ') })}</Notice>}
      </>
    );
  };
  return (
    <form className={styles.form} data-unsaved={isChanged || undefined} onSubmit={handleSubmit}>
      {field(soft, t('mutedWords.soft'), t('mutedWords.softHelp'))}
      {field(hard, t('mutedWords.hard'), t('mutedWords.hardHelp'))}
      <p className={styles.rules}>{t('mutedWords.rules')}</p>
      <TextArea
        label={t('mutedWords.servers')}
        help={t('mutedWords.serversHelp')}
        value={servers.text}
        onChange={servers.setText}
        rows={3}
        spellCheck={false}
        error={
          servers.problems.length > 0
            ? t('mutedWords.invalidServers', { n: servers.problems.length, lines: servers.problems.join(', ') })
            : undefined
        }
      />
      <div className={styles.buttons}>
        <Button onClick={() => close()}>{t('core.cancel')}</Button>
        <Button variant="primary" type="submit" busy={isBusy} disabled={isWrong}>
          {t('core.save')}
        </Button>
      </div>
    </form>
  );
});

/** One of the lists as text. @param current what the account says now; counted is what it said when the window opened */
function useWords(current: readonly WireMutedWord[]) {
  const [before] = useState(current);
  const [first] = useState(() => muteText(current));
  const [text, setText] = useState(first);
  return { text, setText, isChanged: text !== first, ...parseMuteText(text, before) };
}

/** The servers as text. @param current what the account says now; counted is what it said when the window opened */
function useServers(current: readonly string[]) {
  const [before] = useState(current);
  const [text, setText] = useState(() => before.join('\n'));
  return { text, setText, isChanged: text !== before.join('\n'), ...parseMutedHosts(text, before) };
}
