import { useRef, useState, type ReactNode } from 'react';
import { Autocomplete } from '~/components/composer/autocomplete/Autocomplete';
import { Switch } from '~/components/ui/Switch';
import { TextArea } from '~/components/ui/TextArea';
import { TextField } from '~/components/ui/TextField';
import { NoteInPage } from '~/components/writtenPage/NoteInPage';
import { UnknownBlock } from '~/components/writtenPage/UnknownBlock';
import { useI18n } from '~/i18n/useI18n';
import { usePausedText } from '~/react/usePausedText';
import { noteIdOf, type PageBlock } from '~/services/pageBlocks';
import { PictureField } from './PictureField';
import styles from './PageEditorPage.module.css';

interface BlockEditorProps {
  block: PageBlock;
  /** What it is called in the list. */
  name: string;
  onChange: (block: PageBlock) => void;
  /** The blocks of a section. */
  nested: ReactNode;
}

/** The fields of one block. */
export function BlockEditor({ block, ...rest }: BlockEditorProps) {
  return (
    <div className={styles.fields} data-block={block.key}>
      <Fields block={block} {...rest} />
    </div>
  );
}

function Fields({ block, name, onChange, nested }: BlockEditorProps) {
  const { t } = useI18n();
  switch (block.kind) {
    case 'text':
      return <TextBlock label={name} text={block.text} onChange={(text) => onChange({ ...block, text })} />;
    case 'section':
      return (
        <>
          <TextField
            label={t('pageEditorPage.sectionTitle')}
            value={block.title}
            dir="auto"
            onChange={(title) => onChange({ ...block, title })}
          />
          {nested}
        </>
      );
    case 'image':
      return <PictureField label={name} fileId={block.fileId} onChange={(fileId) => onChange({ ...block, fileId })} />;
    case 'note':
      return <NoteBlock block={block} onChange={onChange} />;
    case 'unknown':
      return (
        <>
          <UnknownBlock type={block.type} source={block.source} />
          <p className={styles.nothing}>{t('pageEditorPage.unknownHelp')}</p>
        </>
      );
  }
}

function TextBlock({ label, text, onChange }: { label: string; text: string; onChange: (text: string) => void }) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <div>
      <TextArea ref={field} label={label} value={text} rows={4} dir="auto" onChange={onChange} />
      <Autocomplete field={field} kinds={['user', 'hashtag', 'emoji', 'function', 'argument']} />
    </div>
  );
}

type NoteBlockValue = Extract<PageBlock, { readonly kind: 'note' }>;

function NoteBlock({ block, onChange }: { block: NoteBlockValue; onChange: (block: PageBlock) => void }) {
  const { t } = useI18n();
  // What people type or paste stays as it is; only its id is part of the page.
  const [given, setGiven] = useState(block.noteId ?? '');
  const asked = usePausedText(block.noteId ?? '');
  const isWrong = asked !== '' && asked === block.noteId && !isNoteId(asked);
  return (
    <>
      <TextField
        label={t('pageEditorPage.note')}
        value={noteIdOf(given) === block.noteId ? given : (block.noteId ?? '')}
        dir="ltr"
        error={isWrong ? t('pageEditorPage.noteWrong') : undefined}
        onChange={(next) => {
          setGiven(next);
          onChange({ ...block, noteId: noteIdOf(next) });
        }}
      />
      <Switch
        label={t('pageEditorPage.noteDetailed')}
        checked={block.isDetailed}
        onChange={(isDetailed) => onChange({ ...block, isDetailed })}
      />
      {isNoteId(asked) && <NoteInPage key={asked} noteId={asked} isDetailed={block.isDetailed} />}
    </>
  );
}

/** Whether a text looks like the id of a note, so that the server can be asked for it. */
const isNoteId = (id: string): boolean => /^[a-z0-9]{8,32}$/i.test(id);
