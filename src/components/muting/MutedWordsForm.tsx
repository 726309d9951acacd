import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { WireMe } from '~/api/wire';
import { FormBody } from '~/components/form/FormBody';
import { useForm } from '~/components/form/useForm';
import { Notice } from '~/components/ui/Notice';
import { TextArea } from '~/components/ui/TextArea';
import { useI18n } from '~/i18n/useI18n';
import { ok } from '~/lib/Result';
import { useAccount, useStores } from '~/react/context';
import { parseMutedHosts } from '~/services/muting/muteHosts';
import { muteText, parseMuteText } from '~/services/muting/muteText';
import { updateMe } from '~/stores/session/updateMe';
import styles from './MutedWordsForm.module.css';

type Problem = 'invalid' | 'unknown';

interface MutedWordsFormProps {
  /** The accessible name, where no dialog has it. */
  label?: string;
  /** Called after saving, and when nothing was changed. */
  onDone?: () => void;
  onCancel?: () => void;
}

/** The mutes of the account: words in groups and patterns, and servers. */
const mutesOf = (me: WireMe | null) => ({
  soft: me?.mutedWords ?? [],
  hard: me?.hardMutedWords ?? [],
  servers: me?.mutedInstances ?? [],
});

const textsOf = ({ soft, hard, servers }: ReturnType<typeof mutesOf>) => ({
  soft: muteText(soft),
  hard: muteText(hard),
  servers: servers.join('\n'),
});

/**
 * Changes the words that fold notes into a line, the words that remove notes, and the servers whose notes are hidden. Texts:
 * `mutedWords`.
 */
export const MutedWordsForm = observer(function MutedWordsForm({ label, onDone, onCancel }: MutedWordsFormProps) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  const { me } = account;
  // The mutes when the form opened, or as they were saved here since: changes are compared with them.
  const [before, setBefore] = useState(() => mutesOf(me));
  const linesOf = (list: 'soft' | 'hard', text: string, problem: Problem) =>
    parseMuteText(text, before[list])
      .problems.filter(({ kind }) => kind === problem)
      .map(({ line }) => line);
  const invalidWords = (list: 'soft' | 'hard', text: string) => {
    const lines = linesOf(list, text, 'invalid');
    return lines.length > 0 ? t('mutedWords.invalid', { n: lines.length, lines: lines.join(', ') }) : undefined;
  };
  const form = useForm({
    initial: textsOf(before),
    check: ({ soft, hard, servers }) => {
      const wrong = parseMutedHosts(servers, before.servers).problems;
      return {
        soft: invalidWords('soft', soft),
        hard: invalidWords('hard', hard),
        servers: wrong.length > 0 ? t('mutedWords.invalidServers', { n: wrong.length, lines: wrong.join(', ') }) : undefined,
      };
    },
    submit: async ({ soft, hard, servers }) => {
      const known = textsOf(before);
      // Only the lists that were changed here, because another tab may be changing another one.
      const next = {
        soft: soft === known.soft ? before.soft : parseMuteText(soft, before.soft).words,
        hard: hard === known.hard ? before.hard : parseMuteText(hard, before.hard).words,
        servers: servers === known.servers ? before.servers : parseMutedHosts(servers, before.servers).hosts,
      };
      const changes = {
        ...(next.soft !== before.soft && { mutedWords: next.soft }),
        ...(next.hard !== before.hard && { hardMutedWords: next.hard }),
        ...(next.servers !== before.servers && { mutedInstances: next.servers }),
      };
      if (Object.keys(changes).length === 0) return ok(null);
      const saved = await updateMe(account, changes);
      return saved.ok ? ok(next) : saved;
    },
    onDone: (saved) => {
      if (saved) {
        setBefore(saved);
        overlays.success();
      }
      onDone?.();
    },
  });
  const words = (list: 'soft' | 'hard', name: string, help: string) => {
    const unknown = linesOf(list, form.values[list], 'unknown');
    return (
      <>
        <TextArea {...form.field(list)} label={name} help={help} rows={5} spellCheck={false} />
        {unknown.length > 0 && <Notice>{t('mutedWords.unknown', { n: unknown.length, lines: unknown.join(', ') })}</Notice>}
      </>
    );
  };
  return (
    <FormBody form={form} label={label} onCancel={onCancel}>
      {words('soft', t('mutedWords.soft'), t('mutedWords.softHelp'))}
      {words('hard', t('mutedWords.hard'), t('mutedWords.hardHelp'))}
      <p className={styles.rules}>{t('mutedWords.rules')}</p>
      <TextArea {...form.field('servers')} label={t('mutedWords.servers')} help={t('mutedWords.serversHelp')} rows={3} spellCheck={false} />
    </FormBody>
  );
});
