import { encodeFor, fittedSize } from './smallerPicture';

/** Makes a picture smaller in the page: a drawing, which workers cannot read, or any picture where workers cannot draw. */
export async function drawOnPage(file: File): Promise<Blob> {
  const address = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const { naturalWidth, naturalHeight } = picture;
    if (naturalWidth === 0 || naturalHeight === 0) throw new TypeError('a drawing without a size cannot become a picture');
    const { width, height } = fittedSize({ width: naturalWidth, height: naturalHeight });
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) throw new TypeError('this browser cannot draw pictures');
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, width, height);
    return await encodeFor(file.type, ({ type, quality }) => blobOf(canvas, type, quality));
  } finally {
    URL.revokeObjectURL(address);
  }
}

function blobOf(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new TypeError('the picture could not be encoded'))), type, quality);
  });
}
