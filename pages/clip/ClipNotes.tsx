import { observer } from 'mobx-react-lite';
import { useCallback, useMemo, useRef } from 'react';
import type { Clip } from '~/services/records';
import { OwnClipContext, type OwnClip } from '~/components/note/menu/OwnClipContext';
import { TimelineFeed } from '~/components/timeline/TimelineFeed';
import { useI18n } from '~/i18n/useI18n';
import { usePane } from '~/router/PaneContext';
import type { ClipStore } from '~/stores/clips/ClipStore';
import { useAccount } from '~/stores/context';
import type { Timeline } from '~/stores/timelines/Timeline';
import { ClipHead } from './ClipHead';

interface ClipNotesProps {
  store: ClipStore;
  clip: Clip;
  isMine: boolean;
}

/** The notes of a clip below what it is about. */
export const ClipNotes = observer(function ClipNotes({ store, clip, isMine }: ClipNotesProps) {
  const { t } = useI18n();
  const { key } = useAccount();
  const { paneId } = usePane();
  const timeline = useRef<Timeline>(null);
  const own = useMemo<OwnClip | null>(
    () => (isMine ? { clipId: clip.id, leaveOut: (noteId) => timeline.current?.leaveOut(noteId) } : null),
    [isMine, clip.id],
  );
  const handleRefresh = useCallback(() => store.load(), [store]);
  return (
    <OwnClipContext value={own}>
      <TimelineFeed
        source={{ kind: 'clip', clipId: clip.id }}
        label={t('clip.notesOf', { name: clip.name })}
        emptyText={t('clip.noNotes')}
        viewKey={`${paneId}:${key}:clip:${clip.id}`}
        onRefresh={handleRefresh}
        before={<ClipHead store={store} clip={clip} timeline={timeline} />}
      />
    </OwnClipContext>
  );
});
