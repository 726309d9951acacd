import { useRef, useState } from 'react';
import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import type { ComposerParams } from '~/components/composer/params';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import type { AppError } from '~/lib/AppError';
import { keepFocus } from '~/lib/keepFocus';
import type { Result } from '~/lib/Result';
import { fitOf } from '~/services/searchText';
import type { ServerDraft } from '~/stores/drafts/serverDraft';
import { cancelScheduled, deleteServerDraft, myServerDrafts } from '~/stores/resources/content/noteDrafts';
import styles from './DraftsWindow.module.css';
import { ServerDraftRow } from './ServerDraftRow';
import { useOpenServerDraft } from './useOpenServerDraft';

/** The drafts that the server keeps. Notes that it posts later come first, the next one on top. */
export function ServerDrafts({ close }: { close: (params: ComposerParams) => void }) {
  const { t } = useI18n();
  const account = useAccount();
  const { overlays, clock } = useStores();
  const query = useQuery(myServerDrafts, null);
  const [words, search] = useState('');
  const [busyId, setBusy] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const open = useOpenServerDraft(close);
  const change = async (draft: ServerDraft, work: () => Promise<Result>, done: string) => {
    if (busyId !== null) return;
    setBusy(draft.id);
    const result = await work();
    setBusy(null);
    if (!result.ok) overlays.showError(result.error satisfies AppError);
    else {
      overlays.toast({ kind: 'success', text: done });
      // The focused button is gone with its row or its meaning.
      frame.current?.focus();
    }
  };
  const remove = async (draft: ServerDraft) => {
    const isSure = await overlays.confirm({
      text: t(isComing(draft, clock.now()) ? 'draftsWindow.deleteScheduled' : 'draftsWindow.deleteFromServer'),
      kind: 'warning',
      danger: true,
      okLabel: t('draftsWindow.deleteForGood'),
    });
    if (isSure) await change(draft, () => deleteServerDraft(account, draft.id), t('draftsWindow.deleted', { n: 1 }));
  };
  return (
    <div ref={frame} className={styles.window} tabIndex={-1}>
      <Loadable
        query={query}
        empty={<EmptyState icon="cloud" text={t('draftsWindow.noneOnServer')} hint={t('draftsWindow.noneOnServerHint')} />}
      >
        {(drafts) => {
          const found = drafts.filter((draft) => words.trim() === '' || fitOf(wordsOf(draft), words) > 0).toSorted(byTime);
          return (
            <>
              <TextField ref={keepFocus} type="search" label={t('draftsWindow.search')} value={words} onChange={search} />
              <p className={styles.count}>
                {t('draftsWindow.count', { n: drafts.length, max: account.me?.policies.noteDraftLimit ?? drafts.length })}
              </p>
              {found.length === 0 ? (
                <EmptyState icon="search" text={t('draftsWindow.noneFound')} />
              ) : (
                <ul className={styles.list} aria-label={t('draftsWindow.onServer')}>
                  {found.map((draft) => (
                    <ServerDraftRow
                      key={draft.id}
                      draft={draft}
                      isBusy={busyId === draft.id}
                      onOpen={() => open(draft)}
                      onCancel={() =>
                        change(
                          draft,
                          () => cancelScheduled(account, draft),
                          t(isComing(draft, clock.now()) ? 'draftsWindow.canceled' : 'draftsWindow.keptAsDraft'),
                        )
                      }
                      onRemove={() => remove(draft)}
                    />
                  ))}
                </ul>
              )}
            </>
          );
        }}
      </Loadable>
    </div>
  );
}

const wordsOf = ({ data, hashtags }: ServerDraft): string =>
  `${data.cw ?? ''} ${data.text} ${hashtags} ${data.poll?.choices.join(' ') ?? ''}`;

/** Whether the server still posts a note. Servers leave a note that could not be posted with the time that has passed. */
const isComing = ({ isScheduled, scheduledAt }: ServerDraft, nowMs: number): boolean => isScheduled && (scheduledAt ?? 0) > nowMs;

/** Scheduled notes by their time, then drafts, the newest first. */
function byTime(a: ServerDraft, b: ServerDraft): number {
  if (a.isScheduled !== b.isScheduled) return a.isScheduled ? -1 : 1;
  return a.isScheduled ? (a.scheduledAt ?? 0) - (b.scheduledAt ?? 0) : b.createdAt - a.createdAt;
}
