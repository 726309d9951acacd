import { readFile, readdir, writeFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = new Set(['.js', '.css', '.html', '.json', '.json5', '.svg', '.txt', '.wasm', '.webmanifest']);

/** Smaller files do not gain from compression, because most of their size on the wire is headers. */
const MINIMUM_BYTES = 500;

async function compressFile(path) {
  const content = await readFile(path);
  if (content.length < MINIMUM_BYTES) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (br.length < content.length) await writeFile(`${path}.br`, br);
  if (gz.length < content.length) await writeFile(`${path}.gz`, gz);
}

async function textFilesIn(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((path) => !path.includes(`${sep}.vite${sep}`));
}

/**
 * Writes a `.br` and a `.gz` copy beside each text file of a folder, at the highest level. The build does this once, so
 * the server never compresses the client while it answers.
 */
export async function precompress(folder) {
  await Promise.all((await textFilesIn(folder)).map(compressFile));
}
