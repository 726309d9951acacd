import { observer } from 'mobx-react-lite';
import { useKept } from '~/components/list/useKept';
import { FieldSet } from '~/components/form/FieldSet';
import { Button } from '~/components/ui/Button';
import { ButtonRow } from '~/components/ui/ButtonRow';
import { SortableList } from '~/components/ui/SortableList';
import { useI18n } from '~/i18n/useI18n';
import { plainWords } from '~/mfm/plainWords';
import { useAccount, useServer, useStores } from '~/react/context';
import { noteSummary, type SummaryContext } from '~/services/noteSummary';
import { refreshNote } from '~/stores/resources/content/notes';
import styles from './ChannelEditPage.module.css';

interface PinnedFieldProps {
  channelId: string;
  value: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

/** The pinned notes of a channel, which can be sorted, removed and added. */
export const PinnedField = observer(function PinnedField({ channelId, value, onChange }: PinnedFieldProps) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const server = useServer();
  const account = useAccount();
  const { notes } = account;
  const { home } = server;
  const add = async () => {
    const typed = await overlays.prompt({ title: t('channelEditPage.pinQuestion'), placeholder: `${home}/notes/…` });
    if (typed === undefined || typed.trim() === '') return;
    const id = noteIdIn(typed.trim(), server.origins);
    if (id === null) return overlays.alert({ kind: 'error', text: t('channelEditPage.pinWrong') });
    const found = await refreshNote(account, id);
    if (!found.ok) return overlays.showError(found.error);
    if (notes.get(id)?.channelId !== channelId) return overlays.alert({ kind: 'error', text: t('channelEditPage.pinElsewhere') });
    if (!value.includes(id)) onChange([id, ...value]);
    return undefined;
  };
  return (
    <FieldSet legend={t('channelEditPage.pinned')}>
      <p className={styles.help}>{t(value.length === 0 ? 'channelEditPage.nothingPinned' : 'channelEditPage.pinnedHelp')}</p>
      {value.length > 0 && <PinnedList value={value} onChange={onChange} />}
      <ButtonRow>
        <Button icon="pin" onClick={() => void add()}>
          {t('channelEditPage.pin')}
        </Button>
      </ButtonRow>
    </FieldSet>
  );
});

const PinnedList = observer(function PinnedList({ value, onChange }: Omit<PinnedFieldProps, 'channelId'>) {
  const { t } = useI18n();
  const { notes } = useAccount();
  useKept(value);
  const context: SummaryContext = {
    get: (id) => notes.get(id),
    words: plainWords,
    texts: {
      deleted: t('channelEditPage.deletedNote'),
      hidden: t('channelEditPage.hiddenNote'),
      poll: t('channelEditPage.poll'),
      files: (n) => t('channelEditPage.files', { n }),
    },
  };
  return (
    <SortableList
      label={t('channelEditPage.pinned')}
      items={value.map((id) => {
        const label = noteSummary(id, context);
        return {
          id,
          label,
          content: (
            <span className={styles.summary} dir="auto">
              {label}
            </span>
          ),
        };
      })}
      onMove={(from, to) => onChange(value.toSpliced(from, 1).toSpliced(to, 0, value[from]!))}
      onRemove={(index) => onChange(value.toSpliced(index, 1))}
    />
  );
});

/** The id of a note in its address on this server, or an id alone; null for anything else. */
function noteIdIn(typed: string, origins: readonly string[]): string | null {
  if (/^\w{8,64}$/.test(typed)) return typed;
  if (!URL.canParse(typed)) return null;
  const url = new URL(typed);
  return origins.includes(url.origin) ? (/^\/notes\/(\w+)$/.exec(url.pathname)?.[1] ?? null) : null;
}
