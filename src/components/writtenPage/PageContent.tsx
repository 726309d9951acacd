import type { WireDriveFile } from '~/api/wire';
import type { PageBlock } from '~/services/pageBlocks';
import type { User } from '~/services/records';
import { PageBlocks } from './PageBlocks';
import styles from './PageContent.module.css';
import { PagePicture } from './PagePicture';

/** How a page looks, apart from its blocks. */
export interface PageLook {
  readonly summary: string | null;
  readonly font: string;
  readonly alignCenter: boolean;
  readonly eyeCatchingImage: WireDriveFile | null;
}

interface PageContentProps {
  look: PageLook;
  blocks: readonly PageBlock[];
  author: User | undefined;
  /** Returns a picture of the page by its id. */
  fileOf: (fileId: string) => WireDriveFile | undefined;
  /** The level of the headings of its sections. */
  level: number;
}

/** The content of a page that a user wrote: picture, summary and blocks. Its title stands above it. */
export function PageContent({ look, blocks, author, fileOf, level }: PageContentProps) {
  const { summary, font, alignCenter, eyeCatchingImage } = look;
  return (
    <div className={styles.content} data-font={font === 'serif' ? 'serif' : undefined} data-centered={alignCenter || undefined}>
      {eyeCatchingImage && <PagePicture file={eyeCatchingImage} />}
      {summary && (
        <p className={styles.summary} dir="auto">
          {summary}
        </p>
      )}
      <PageBlocks blocks={blocks} author={author} fileOf={fileOf} level={level} />
    </div>
  );
}
