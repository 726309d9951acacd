import type { WireDriveFile } from '~/api/wire';

/** Returns a picture of our own server with the given proportions. */
const picture = (id: string, width: number, height: number, fields: Partial<WireDriveFile> = {}): WireDriveFile => ({
  id,
  createdAt: new Date(0).toISOString(),
  name: `${id}.svg`,
  type: 'image/svg+xml',
  md5: '',
  size: 12_345,
  isSensitive: false,
  blurhash: 'LEHV6nWB2yk8pyo0adR*.7kCMdnj',
  properties: { width, height },
  url: `${location.origin}/twemoji/1f33f.svg`,
  thumbnailUrl: `${location.origin}/twemoji/1f33f.svg`,
  comment: null,
  folderId: null,
  userId: null,
  ...fields,
});

const many = (n: number): readonly WireDriveFile[] =>
  Array.from({ length: n }, (_, at) => picture(`many-${n}-${at}`, 800, at % 2 ? 800 : 500));

const sound = `${location.origin}/client-assets/sounds/syuilo/n-aec.mp3`;

/** All layouts of files in a note, by the key of their label. */
export const mediaSamples = () =>
  ({
    wide: [picture('wide', 1600, 400)],
    tall: [picture('tall', 400, 1600)],
    square: [picture('square', 600, 600)],
    unknownSize: [picture('unknown', 0, 0, { properties: {} })],
    described: [picture('described', 1200, 800, { comment: 'Green leaves' })],
    moving: [picture('moving', 800, 600, { type: 'image/gif', comment: 'Leaves in the wind' })],
    sensitive: [picture('sensitive', 1200, 800, { isSensitive: true })],
    two: many(2),
    three: many(3),
    four: many(4),
    five: many(5),
    sixteen: many(16),
    video: [picture('video', 1280, 720, { type: 'video/mp4', name: 'video.mp4' })],
    audio: [picture('audio', 0, 0, { type: 'audio/mpeg', name: 'sound.mp3', url: sound, thumbnailUrl: null, properties: {} })],
    other: [picture('other', 0, 0, { type: 'application/pdf', name: 'paper.pdf', thumbnailUrl: null, properties: {} })],
    mixed: [...many(2), picture('mixed', 0, 0, { type: 'text/plain', name: 'words.txt', thumbnailUrl: null, properties: {} })],
  }) satisfies Record<string, readonly WireDriveFile[]>;
