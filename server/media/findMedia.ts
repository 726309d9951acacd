import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remoteMediaChanges } from '../core/charts/chartChanges';
import { countInCharts } from '../core/charts/countInCharts';
import { projectRoot } from '../lib/projectRoot';
import type { Server } from '../core/Server';
import { blobPath, stageBytes, storeBlobs } from '../core/drive/blobs';
import { findEmoji } from '../core/drive/emojis';
import { fileUrl } from '../core/drive/packFile';
import { avatarAddress } from './avatars';
import { storedFile } from './fileRoutes';
import { identiconSvg } from './identicon';
import { unicodeEmojiPath, type EmojiSet } from './unicodeEmoji';

/** Media that the proxy can serve. `key` names the content for caching. */
export interface FoundMedia {
  readonly key: string;
  readonly type: string;
  /** Whether the picture comes with the instance or is drawn by it. Such pictures are harmless, and their number has no limit. */
  readonly isOurs: boolean;
  read(): Promise<Buffer>;
}

/** How deep proxied addresses of proxied addresses are followed. */
const MAX_NESTING = 3;

const ofBlob = (server: Server, sha256: string, type: string): FoundMedia => ({
  key: sha256,
  type,
  isOurs: false,
  read: () => readFile(blobPath(server, sha256)),
});

/**
 * Finds the media behind an address: our own files, emoji and pictures, and stored media of other servers. The instance
 * fetches nothing, so every other address gives null.
 */
export function findMedia(server: Server, address: string, nesting = 0): FoundMedia | null {
  const remote = server.db.get<{ sha256: string; type: string }>('SELECT sha256, type FROM remoteMedia WHERE url = ?', [address]);
  if (remote) return ofBlob(server, remote.sha256, remote.type);
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return url.origin === server.origin && nesting < MAX_NESTING ? findOwn(server, url, nesting) : null;
}

function findOwn(server: Server, url: URL, nesting: number): FoundMedia | null {
  const [, family = '', encoded = ''] = /^\/([\w-]+)\/(.+)$/.exec(url.pathname) ?? [];
  const rest = decoded(encoded);
  switch (family) {
    case 'files': {
      const stored = storedFile(server, rest);
      return stored && ofBlob(server, stored.sha256, stored.type);
    }
    case 'proxy':
      return findMedia(server, url.searchParams.get('url') ?? '', nesting + 1);
    case 'emoji': {
      const source = emojiSource(server, rest);
      return source === null ? null : findMedia(server, source, nesting + 1);
    }
    case 'avatar':
      return findMedia(server, avatarAddress(server, rest) ?? '', nesting + 1);
    case 'identicon': {
      const svg = identiconSvg(rest);
      return { key: svg, type: 'image/svg+xml', isOurs: true, read: () => Promise.resolve(Buffer.from(svg)) };
    }
    case 'twemoji':
    case 'fluent-emoji':
      return ofPath(unicodeEmojiPath(family satisfies EmojiSet, rest), family === 'twemoji' ? 'image/svg+xml' : 'image/png');
    case 'icons':
      return /^[\w-]+\.png$/.test(rest) ? ofPath(join(projectRoot(), 'public', 'icons', rest), 'image/png') : null;
    default:
      return null;
  }
}

/** Decodes a path segment. An invalid escape gives an empty text, which names nothing. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

const ofPath = (path: string | null, type: string): FoundMedia | null =>
  path === null ? null : { key: path, type, isOurs: true, read: () => readFile(path) };

/** The address of the picture behind `{name}.webp` or `{name}@{host}.webp`. The host `.` is our own. */
export function emojiSource(server: Server, file: string): string | null {
  const [, name, host] = /^([\w+-]+)(?:@([\w.:-]+))?\.(?:webp|png)$/.exec(file) ?? [];
  if (name === undefined) return null;
  const row = findEmoji(server, name, host === undefined || host === '.' || host === server.host ? '' : host);
  if (!row) return null;
  return row.host === '' ? fileUrl(server, row.source) : row.source;
}

/** Stores a picture or sound of another server, so that the proxy can serve it without fetching. */
export async function keepRemoteMedia(server: Server, url: string, type: string, bytes: Buffer): Promise<void> {
  const blob = await stageBytes(server, bytes);
  storeBlobs(server, [blob], () =>
    server.db.transaction(() => {
      const isNew = server.db.get('SELECT 1 FROM remoteMedia WHERE url = ?', [url]) === undefined;
      server.db.run(
        'INSERT INTO remoteMedia (url, type, sha256) VALUES (?, ?, ?) ON CONFLICT (url) DO UPDATE SET type = excluded.type, sha256 = excluded.sha256',
        [url, type, blob.sha256],
      );
      if (isNew) countInCharts(server, remoteMediaChanges(new URL(url).host, bytes.length));
    }),
  );
}
