// Runs as a process of its own (PictureProcesses.ts): decoding a hostile picture can take unlimited time and memory, and only a
// process can be ended in the middle of it. It knows nothing about the instance; every job contains all that it needs.
import sharp from 'sharp';

// One picture at a time, on one thread, and nothing is kept for the next one.
sharp.concurrency(1);
sharp.cache(false);

/** How much memory this process may have, in bytes. A limit of JavaScript would not count what the picture library takes. */
const MAX_BYTES = Number(process.argv[2]) * 1024 * 1024;
const WATCH_MS = 20;

/** Pictures are made in other threads, so this one is free to look. A process ends in the middle of a picture only this way. */
function watchMemory() {
  return setInterval(() => {
    if (process.memoryUsage.rss() > MAX_BYTES) process.kill(process.pid, 'SIGKILL');
  }, WATCH_MS);
}

process.on('message', async ({ source, options, steps, wants }) => {
  const watch = watchMemory();
  try {
    let image = source === null ? sharp(options) : sharp(source, options);
    for (const [name, ...args] of steps) image = image[name](...args);
    if (wants === 'metadata') {
      const { width, height, orientation, exif, xmp, iptc } = await image.metadata();
      process.send({ result: { width, height, orientation, hasMetadata: Boolean(exif ?? xmp ?? iptc) } });
    } else {
      const { data, info } = await image.toBuffer({ resolveWithObject: true });
      process.send({ result: { data, width: info.width, height: info.height } });
    }
  } catch (error) {
    process.send({ error: error instanceof Error ? error.message : String(error) });
  } finally {
    clearInterval(watch);
  }
});
// The instance ended without ending this process.
process.on('disconnect', () => process.exit());
