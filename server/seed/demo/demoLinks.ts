import { hills, quilt, sea, wisteria } from '../pictures';

/** A page that notes of the demo link to, with the picture of its preview. */
export interface DemoLink {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly sitename: string;
  /** SVG, or null for a page without a picture. */
  readonly picture: string | null;
}

/** Pages of reserved example domains. Their previews are stored, and nothing is ever fetched. */
export const DEMO_LINKS: readonly DemoLink[] = [
  {
    url: 'https://example.com/garden-diary',
    title: 'Garden diary: walls, moss and the patience of ivy',
    description: 'One page for each week of the year, written on a bench. This week: what grows in a north wall, and who lives behind it.',
    sitename: 'Garden diary',
    picture: wisteria(201, 600, 400),
  },
  {
    url: 'https://example.org/switch-museum',
    title: 'The museum of small switches',
    description: 'Teardown photographs and sounds of four hundred keyboard switches, sorted by how they feel.',
    sitename: 'Switch museum',
    picture: quilt(202, 600, 400, ['#2b2440', '#3b6ea5', '#f5c02e', '#e6e3ee']),
  },
  {
    url: 'https://example.org/weichenheizung',
    title: 'Warum Weichen im Winter heizen',
    description: 'Gas, Strom und Erdwärme: wie eine Weiche bei minus zwanzig Grad beweglich bleibt.',
    sitename: 'Gleisgeschichten',
    picture: null,
  },
  {
    url: 'https://example.com/harbour-notes',
    title: 'Notas de puerto',
    description: 'Mareas, vientos y cafés de doce puertos pequeños.',
    sitename: 'Notas de puerto',
    picture: sea(203, 600, 400, ['#bfe3f2', '#f4e3c1', '#2f6f8f']),
  },
  {
    url: 'https://example.com/ink-history',
    title: 'A short history of long-lasting ink',
    description: 'From oak galls to laboratories: why some letters are still black after a thousand years.',
    sitename: 'Paper & Ink',
    picture: quilt(204, 600, 400, ['#1d4e5f', '#c98a3c', '#f2e3c2', '#2b2440']),
  },
  {
    url: 'https://example.com/alice',
    title: 'Alice draws plants',
    description: 'Portfolio of botanical illustration in ink and watercolour.',
    sitename: 'Alice',
    picture: hills(205, 600, 400, ['#ffe3b8', '#f4d6e8', '#6b8f5b']),
  },
];
