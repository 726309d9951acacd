import { observer } from 'mobx-react-lite';
import { NoteCard } from '~/components/note/card/NoteCard';
import { NoteDetail } from '~/components/note/thread/NoteDetail';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/react/context';
import type { NoteSamples } from './sampleNotes';
import { Sample, Section } from './Section';

/** Shows every state of a note: in a list, and one alone. */
export const NoteGallery = observer(function NoteGallery({ samples }: { samples: NoteSamples }) {
  const { t } = useI18n();
  const { me } = useAccount();
  // Visitors mute nothing.
  const names = (Object.keys(samples) as (keyof NoteSamples)[]).filter((name) => me !== null || name !== 'muted');
  return (
    <>
      <Section title={t('devPage.notes')} isWide>
        {names.map((name) => (
          <Sample key={name} name={t(`devPage.note.${name}`)} isBare>
            <NoteCard noteId={samples[name].id} />
          </Sample>
        ))}
        <Sample name={t('devPage.note.pinned')} isBare>
          <NoteCard noteId={samples.plain.id} isPinned />
        </Sample>
      </Section>
      <Section title={t('devPage.noteAlone')} isWide>
        <Sample name={t('devPage.note.reactions')} isBare>
          <NoteDetail noteId={samples.reactions.id} outerId={samples.reactions.id} />
        </Sample>
      </Section>
    </>
  );
});
