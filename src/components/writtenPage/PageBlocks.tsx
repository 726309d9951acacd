import { useId } from 'react';
import type { WireDriveFile } from '~/api/wire';
import { NotePreviews } from '~/components/note/card/NotePreviews';
import { useI18n } from '~/i18n/useI18n';
import { Mfm } from '~/mfm/Mfm';
import type { PageBlock } from '~/services/pageBlocks';
import type { User } from '~/services/records';
import { NoteInPage } from './NoteInPage';
import styles from './PageContent.module.css';
import { PagePicture } from './PagePicture';
import { UnknownBlock } from './UnknownBlock';

interface PageBlocksProps {
  blocks: readonly PageBlock[];
  author: User | undefined;
  /** Returns a picture of the page by its id. */
  fileOf: (fileId: string) => WireDriveFile | undefined;
  /** The level of the headings of sections among these blocks. */
  level: number;
}

/** HTML has no deeper headings. */
const DEEPEST = 6;

/** The blocks of a page, in order. */
export function PageBlocks({ blocks, ...rest }: PageBlocksProps) {
  return blocks.map((block) => <Block key={block.key} block={block} {...rest} />);
}

function Block({ block, author, fileOf, level }: Omit<PageBlocksProps, 'blocks'> & { block: PageBlock }) {
  const { t } = useI18n();
  switch (block.kind) {
    case 'text':
      return (
        block.text !== '' && (
          <div className={styles.text}>
            <Mfm text={block.text} author={author} emojis={author?.emojis} isNote={false} />
            <NotePreviews text={block.text} quotedId={null} />
          </div>
        )
      );
    case 'section':
      return <Section block={block} author={author} fileOf={fileOf} level={level} />;
    case 'image': {
      const file = block.fileId === null ? undefined : fileOf(block.fileId);
      return file ? <PagePicture file={file} /> : <p className={styles.gone}>{t('writtenPage.pictureGone')}</p>;
    }
    case 'note':
      return block.noteId === null ? (
        <p className={styles.gone}>{t('writtenPage.noteGone')}</p>
      ) : (
        <NoteInPage noteId={block.noteId} isDetailed={block.isDetailed} />
      );
    case 'unknown':
      return <UnknownBlock type={block.type} source={block.source} />;
  }
}

function Section({ block, level, ...rest }: Omit<PageBlocksProps, 'blocks'> & { block: Extract<PageBlock, { readonly kind: 'section' }> }) {
  const id = useId();
  const Heading = `h${Math.min(level, DEEPEST)}` as 'h2';
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading id={id} className={styles.title} data-level={level} dir="auto">
        {block.title}
      </Heading>
      <PageBlocks blocks={block.children} level={level + 1} {...rest} />
    </section>
  );
}
