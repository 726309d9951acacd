import type { PageParams } from '~/api/endpoints';
import type { WireNote, WirePageBlock } from '~/api/wire';
import type { Seeder } from '../Seeder';
import type { Person } from './scene';
import type { Cast } from './Stage';

/** Material of the author that a page shows. */
interface Material {
  readonly notes: readonly WireNote[];
  /** A picture of the author's drive, or null. */
  readonly picture: string | null;
}

interface DemoPage extends Partial<PageParams> {
  readonly author: Person;
  readonly name: string;
  readonly title: string;
  readonly likedBy: readonly Person[];
  readonly blocks: (material: Material) => readonly WirePageBlock[];
}

const text = (id: string, content: string): WirePageBlock => ({ id, type: 'text', text: content });
const image = (id: string, fileId: string | null): WirePageBlock => ({ id, type: 'image', fileId });
const section = (id: string, title: string, children: readonly WirePageBlock[]): WirePageBlock => ({
  id,
  type: 'section',
  title,
  children,
});
const note = (id: string, shown: WireNote | undefined): WirePageBlock => ({
  id,
  type: 'note',
  note: shown?.id ?? null,
  detailed: false,
});

const PAGES: readonly DemoPage[] = [
  {
    author: 'alice',
    name: 'drawing-leaves',
    title: 'How to draw a leaf',
    summary: 'Look, look again, then draw.',
    likedBy: ['bob', 'haruka', 'mei'],
    blocks: ({ notes, picture }) => [
      text('intro', 'A leaf is **never** green. Put it on white paper and count the colors first. :leaf_green:'),
      image('leaf', picture),
      section('tools', 'What you need', [
        text(
          'list',
          'A soft pencil, ink, and a leaf that nobody misses.\nPaper with a little tooth: https://en.wikipedia.org/wiki/Drawing',
        ),
        section('ink', 'Which ink', [text('brown', 'Brown. Black is too sure of itself.')]),
      ]),
      note('done', notes[0]),
    ],
  },
  {
    author: 'bob',
    name: 'keyboards',
    title: 'Keyboards that I regret',
    summary: null,
    font: 'serif',
    alignCenter: true,
    hideTitleWhenPinned: true,
    likedBy: ['alice', 'minseo'],
    blocks: () => [text('all', 'All of them.\n\n$[tada ⌨️]')],
  },
];

/** Creates the pages of the demo. Pictures and notes in them are those that their authors posted before. */
export async function makePages(seeder: Seeder, cast: Cast): Promise<void> {
  for (const { author, likedBy, blocks, ...page } of PAGES) {
    const account = cast[author];
    const notes = await seeder.call('users/notes', { userId: account.id, limit: 10 }, account);
    const withFiles = await seeder.call('users/notes', { userId: account.id, limit: 10, withFiles: true }, account);
    const pictures = withFiles.flatMap(({ files = [] }) => files).filter(({ type }) => type.startsWith('image/'));
    const picture = pictures[0]?.id ?? null;
    const { id: pageId } = await seeder.call(
      'pages/create',
      {
        summary: null,
        font: 'sans-serif',
        alignCenter: false,
        hideTitleWhenPinned: false,
        ...page,
        content: blocks({ notes, picture }),
        variables: [],
        script: '',
        eyeCatchingImageId: picture,
      },
      account,
    );
    for (const person of likedBy) await seeder.call('pages/like', { pageId }, cast[person]);
  }
}
