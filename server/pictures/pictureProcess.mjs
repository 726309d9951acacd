// Runs as a process of its own (PictureProcesses.ts): decoding a hostile picture can take unlimited time and memory, and only a
// process can be ended in the middle of it. It knows nothing about the instance; every job contains all that it needs.
import sharp from 'sharp';

// One picture at a time, on one thread, and nothing is kept for the next one.
sharp.concurrency(1);
sharp.cache(false);

process.on('message', async ({ source, options, steps, wants }) => {
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
  }
});
// The instance ended without ending this process.
process.on('disconnect', () => process.exit());
