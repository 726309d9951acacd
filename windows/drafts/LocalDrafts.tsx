import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { EmptyState } from '~/components/async/EmptyState';
import { ErrorState } from '~/components/async/ErrorState';
import { LoadingState } from '~/components/async/LoadingState';
import { Button } from '~/components/ui/Button';
import { ButtonRow } from '~/components/ui/ButtonRow';
import { Notice } from '~/components/ui/Notice';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import { toAppError } from '~/lib/AppError';
import { useAccount, useStores } from '~/react/context';
import type { ComposerParams } from '~/components/composer/params';
import { keepsDrafts } from '~/services/serverDrafts';
import type { DraftRecord } from '~/stores/drafts/DraftShelf';
import { DraftStore } from '~/stores/drafts/DraftStore';
import { DraftRow } from './DraftRow';
import styles from './DraftsWindow.module.css';
import { moveToServer } from './moveToServer';
import { ShownDrafts } from './ShownDrafts';
import { useOpenDraft } from './useOpenDraft';
import { VersionsView } from './VersionsView';

const DAY_MS = 86_400_000;
/** What can be deleted at once, in days. */
const AGES = ['7', '30', '90', '365'] as const;

interface LocalDraftsProps {
  /** The draft that the composer behind is writing. */
  openId: string | undefined;
  close: (params: ComposerParams) => void;
}

/** The drafts of this browser: everything that the viewer began to write and did not post. */
export const LocalDrafts = observer(function LocalDrafts({ openId, close }: LocalDraftsProps) {
  const { t } = useI18n();
  const root = useStores();
  const account = useAccount();
  const { overlays, clock } = root;
  const [drafts] = useState(() => new ShownDrafts(new DraftStore(root).of(account.key)));
  useEffect(() => void drafts.load(), [drafts]);
  const open = useOpenDraft(close);

  const list = useRef<HTMLUListElement>(null);
  /** The place of the row that is being removed. */
  const removed = useRef<number | null>(null);
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (thrown) {
      removed.current = null;
      overlays.showError(toAppError(thrown));
    }
  };
  const remove = (records: readonly DraftRecord[]) =>
    attempt(async () => {
      await drafts.remove(records);
      overlays.toast({
        kind: 'success',
        text: t('draftsWindow.deleted', { n: records.length }),
        action: { label: t('draftsWindow.undo'), run: () => void attempt(() => drafts.putBack(records)) },
      });
    });
  const upload = async (record: DraftRecord) => {
    const error = await moveToServer(root, account, record);
    if (error) throw error;
    await drafts.remove([record]);
    overlays.toast({ kind: 'success', text: t('composer.drafts.isOnServer') });
  };
  const removeOld = async () => {
    const days = await overlays.choose({
      title: t('draftsWindow.deleteOldTitle'),
      items: AGES.map((value) => ({ value, label: t('draftsWindow.olderThan', { n: Number(value) }) })),
      initial: '90',
    });
    if (days === undefined) return;
    const old = drafts.olderThan(clock.now() - Number(days) * DAY_MS).filter(({ id }) => id !== openId);
    if (old.length > 0) await remove(old);
    else overlays.toast({ kind: 'info', text: t('draftsWindow.noneOlder') });
  };

  const { all, error, found, compared, excess } = drafts;
  useLayoutEffect(() => {
    if (removed.current === null) return;
    // The focused row is gone: the focus goes to the one in its place.
    const rows = list.current?.children;
    rows?.[Math.min(removed.current, rows.length - 1)]?.querySelector('button')?.focus();
    removed.current = null;
  }, [found]);
  if (error && !all) return <ErrorState error={error} onRetry={() => void drafts.load()} />;
  if (!all) return <LoadingState />;
  if (all.length === 0) return <EmptyState icon="archive" text={t('draftsWindow.none')} hint={t('draftsWindow.noneHint')} />;
  if (compared) {
    return (
      <VersionsView
        record={compared}
        onBack={() => drafts.compare(null)}
        onRestore={(version) =>
          attempt(async () => {
            await drafts.restore(compared, version);
            overlays.toast({ kind: 'success', text: t('draftsWindow.restored') });
          })
        }
        onOpen={() => open(compared)}
      />
    );
  }
  return (
    <div className={styles.window}>
      <TextField type="search" label={t('draftsWindow.search')} value={drafts.query} onChange={(query) => drafts.search(query)} />
      {excess.length > 0 && (
        <div className={styles.notice}>
          <Notice>{t('draftsWindow.tooMany', { n: excess.length })}</Notice>
          <Button onClick={() => void remove(excess)}>{t('draftsWindow.deleteOldest', { n: excess.length })}</Button>
        </div>
      )}
      {found.length === 0 ? (
        <EmptyState icon="search" text={t('draftsWindow.noneFound')} />
      ) : (
        <ul ref={list} className={styles.list} aria-label={t('draftsWindow.title')}>
          {found.map((record, index) => (
            <DraftRow
              key={record.id}
              record={record}
              isOpen={record.id === openId}
              onOpen={() => open(record)}
              onUpload={
                // What the composer behind writes would come back with its next letter.
                keepsDrafts(account.me) && record.id !== openId
                  ? () =>
                      attempt(async () => {
                        removed.current = index;
                        await upload(record);
                      })
                  : undefined
              }
              onCompare={() => drafts.compare(record.id)}
              onRemove={() => {
                removed.current = index;
                void remove([record]);
              }}
            />
          ))}
        </ul>
      )}
      <ButtonRow>
        <Button icon="trash" onClick={() => void removeOld()}>
          {t('draftsWindow.deleteOld')}
        </Button>
      </ButtonRow>
    </div>
  );
});
