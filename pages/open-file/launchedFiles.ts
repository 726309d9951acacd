/** The part of a launch that is used. Only browsers that open files with apps know it. */
interface Launch {
  readonly files?: readonly { getFile?: () => Promise<File> }[];
}

interface LaunchQueue {
  setConsumer(consume: (launch: Launch) => void): void;
}

/** Where the browser says that it opens files with apps. */
export interface LaunchingWindow {
  readonly launchQueue?: LaunchQueue;
}

/**
 * Takes the files that people open with the installed product, also those of the launch that opened this page. A browser has one taker.
 * @param take gets the first file; null if it cannot be read, such as one that was moved
 * @returns a function that ends this
 */
export function takeLaunchedFiles({ launchQueue }: LaunchingWindow, take: (file: File | null) => void): () => void {
  let isWanted = true;
  launchQueue?.setConsumer(({ files }) => {
    const handle = files?.[0];
    if (!isWanted || !handle?.getFile) return;
    handle.getFile().then(
      (file) => isWanted && take(file),
      () => isWanted && take(null),
    );
  });
  return () => {
    isWanted = false;
  };
}
