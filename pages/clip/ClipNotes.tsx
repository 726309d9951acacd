import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { Clip } from '~/services/records';
import { OwnClipContext } from '~/components/note/menu/OwnClipContext';
import type { OwnClip } from '~/stores/noteActions/NoteTarget';
import { TimelineFeed } from '~/components/timeline/TimelineFeed';
import type { Refresh } from '~/components/pull/refresh';
import { LinkButton } from '~/components/ui/LinkButton';
import { useI18n } from '~/i18n/useI18n';
import { usePane } from '~/router/PaneContext';
import { useAccount } from '~/react/context';
import { ClipHead } from './ClipHead';

interface ClipNotesProps {
  clip: Clip;
  isMine: boolean;
  /** Loads the clip itself again. */
  onRefresh: Refresh;
}

/** The notes of a clip below its description. */
export const ClipNotes = observer(function ClipNotes({ clip, isMine, onRefresh }: ClipNotesProps) {
  const { t } = useI18n();
  const { key } = useAccount();
  const { paneId } = usePane();
  const own = useMemo<OwnClip | null>(() => (isMine ? { clipId: clip.id } : null), [isMine, clip.id]);
  return (
    <OwnClipContext value={own}>
      <TimelineFeed
        source={{ kind: 'clip', clipId: clip.id }}
        label={t('clip.notesOf', { name: clip.name })}
        emptyText={t('clip.noNotes')}
        emptyHint={isMine ? t('clip.noNotesHint') : undefined}
        emptyWays={
          isMine && (
            <LinkButton to="/" variant="primary" icon="home">
              {t('clip.findNotes')}
            </LinkButton>
          )
        }
        viewKey={`${paneId}:${key}:clip:${clip.id}`}
        onRefresh={onRefresh}
        before={<ClipHead clip={clip} />}
      />
    </OwnClipContext>
  );
});
