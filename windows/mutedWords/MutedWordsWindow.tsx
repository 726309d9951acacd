import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormBody } from '~/components/form/FormBody';
import { useForm } from '~/components/form/useForm';
import { Notice } from '~/components/ui/Notice';
import { TextArea } from '~/components/ui/TextArea';
import { useI18n } from '~/i18n/useI18n';
import { ok } from '~/lib/Result';
import type { WindowProps } from '~/registry/contracts';
import { parseMutedHosts } from '~/services/muting/muteHosts';
import { muteText, parseMuteText } from '~/services/muting/muteText';
import { useAccount, useStores } from '~/react/context';
import { updateMe } from '~/stores/session/updateMe';
import styles from './MutedWordsWindow.module.css';

type Problem = 'invalid' | 'unknown';

/** Changes the words that fold notes into a line, the words that remove notes, and the servers whose notes are hidden. */
export default observer(function MutedWordsWindow({ close }: WindowProps<'mutedWords'>) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  const { me } = account;
  // What the account said when the window opened: changes are compared with that.
  const [before] = useState({ soft: me?.mutedWords ?? [], hard: me?.hardMutedWords ?? [], servers: me?.mutedInstances ?? [] });
  const [initial] = useState({ soft: muteText(before.soft), hard: muteText(before.hard), servers: before.servers.join('\n') });
  const linesOf = (list: 'soft' | 'hard', text: string, problem: Problem) =>
    parseMuteText(text, before[list])
      .problems.filter(({ kind }) => kind === problem)
      .map(({ line }) => line);
  const invalidWords = (list: 'soft' | 'hard', text: string) => {
    const lines = linesOf(list, text, 'invalid');
    return lines.length > 0 ? t('mutedWords.invalid', { n: lines.length, lines: lines.join(', ') }) : undefined;
  };
  const form = useForm({
    initial,
    check: ({ soft, hard, servers }) => {
      const wrong = parseMutedHosts(servers, before.servers).problems;
      return {
        soft: invalidWords('soft', soft),
        hard: invalidWords('hard', hard),
        servers: wrong.length > 0 ? t('mutedWords.invalidServers', { n: wrong.length, lines: wrong.join(', ') }) : undefined,
      };
    },
    submit: async ({ soft, hard, servers }) => {
      // Only what was changed here, because another tab may be changing another list.
      const changes = {
        ...(soft !== initial.soft && { mutedWords: parseMuteText(soft, before.soft).words }),
        ...(hard !== initial.hard && { hardMutedWords: parseMuteText(hard, before.hard).words }),
        ...(servers !== initial.servers && { mutedInstances: parseMutedHosts(servers, before.servers).hosts }),
      };
      if (Object.keys(changes).length === 0) return ok(false);
      const saved = await updateMe(account, changes);
      return saved.ok ? ok(true) : saved;
    },
    onDone: (isSaved) => {
      if (isSaved) overlays.success();
      close();
    },
  });
  const words = (list: 'soft' | 'hard', label: string, help: string) => {
    const unknown = linesOf(list, form.values[list], 'unknown');
    return (
      <>
        <TextArea {...form.field(list)} label={label} help={help} rows={5} spellCheck={false} />
        {unknown.length > 0 && <Notice>{t('mutedWords.unknown', { n: unknown.length, lines: unknown.join(', ') })}</Notice>}
      </>
    );
  };
  return (
    <FormBody form={form} onCancel={() => close()}>
      {words('soft', t('mutedWords.soft'), t('mutedWords.softHelp'))}
      {words('hard', t('mutedWords.hard'), t('mutedWords.hardHelp'))}
      <p className={styles.rules}>{t('mutedWords.rules')}</p>
      <TextArea {...form.field('servers')} label={t('mutedWords.servers')} help={t('mutedWords.serversHelp')} rows={3} spellCheck={false} />
    </FormBody>
  );
});
