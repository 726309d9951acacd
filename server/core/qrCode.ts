/**
 * Draws a QR code (ISO/IEC 18004, byte mode, error correction L) as a picture for `<img>`, so that two-factor secrets
 * never leave the process to be drawn.
 */

/** Data codewords of each block, error-correction codewords per block, and centres of alignment patterns, from version 1. */
const VERSIONS: readonly { readonly blocks: readonly number[]; readonly ecLength: number; readonly alignment: readonly number[] }[] = [
  { blocks: [19], ecLength: 7, alignment: [] },
  { blocks: [34], ecLength: 10, alignment: [6, 18] },
  { blocks: [55], ecLength: 15, alignment: [6, 22] },
  { blocks: [80], ecLength: 20, alignment: [6, 26] },
  { blocks: [108], ecLength: 26, alignment: [6, 30] },
  { blocks: [68, 68], ecLength: 18, alignment: [6, 34] },
  { blocks: [78, 78], ecLength: 20, alignment: [6, 22, 38] },
  { blocks: [97, 97], ecLength: 24, alignment: [6, 24, 42] },
  { blocks: [116, 116], ecLength: 30, alignment: [6, 26, 46] },
  { blocks: [68, 68, 69, 69], ecLength: 18, alignment: [6, 28, 50] },
  { blocks: [81, 81, 81, 81], ecLength: 20, alignment: [6, 30, 54] },
  { blocks: [92, 92, 93, 93], ecLength: 24, alignment: [6, 32, 58] },
  { blocks: [107, 107, 107, 107], ecLength: 26, alignment: [6, 34, 62] },
];

/** Light modules that must surround the code. */
const QUIET_ZONE = 4;

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_row, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** Powers of 2 in the field of 256 elements with polynomial 0x11d, and their logarithms. */
const { exponents, logarithms } = fieldTables();

function fieldTables(): { exponents: Uint8Array; logarithms: Uint8Array } {
  const exponents = new Uint8Array(255);
  const logarithms = new Uint8Array(256);
  let value = 1;
  for (let power = 0; power < 255; power++) {
    exponents[power] = value;
    logarithms[value] = power;
    value <<= 1;
    if (value > 255) value ^= 0x1_1d;
  }
  return { exponents, logarithms };
}

const multiply = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : (exponents[((logarithms[a] ?? 0) + (logarithms[b] ?? 0)) % 255] ?? 0);

/** The Reed–Solomon codewords that follow a block of data. */
function errorCorrection(data: readonly number[], length: number): number[] {
  let generator = [1];
  for (let power = 0; power < length; power++) {
    const root = exponents[power] ?? 0;
    generator = [...generator, 0].map((coefficient, index) => coefficient ^ multiply(generator[index - 1] ?? 0, root));
  }
  const remainder: number[] = Array.from({ length }, () => 0);
  for (const byte of data) {
    const factor = byte ^ (remainder.shift() ?? 0);
    remainder.push(0);
    for (let index = 0; index < length; index++) remainder[index] = (remainder[index] ?? 0) ^ multiply(generator[index + 1] ?? 0, factor);
  }
  return remainder;
}

/** Data and error correction, interleaved over the blocks. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const { blocks, ecLength } = VERSIONS[version - 1]!;
  const capacity = blocks.reduce((sum, size) => sum + size, 0);
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  push(0b0100, 4);
  push(bytes.length, countBits(version));
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, capacity * 8 - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  const data: number[] = [];
  for (let at = 0; at < bits.length; at += 8) data.push(bits.slice(at, at + 8).reduce((byte, bit) => byte * 2 + bit, 0));
  for (let pad = 0; data.length < capacity; pad++) data.push(pad % 2 === 0 ? 0xec : 0x11);

  let start = 0;
  const dataBlocks = blocks.map((size) => data.slice(start, (start += size)));
  const ecBlocks = dataBlocks.map((block) => errorCorrection(block, ecLength));
  return [...interleave(dataBlocks), ...interleave(ecBlocks)];
}

function interleave(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, index) => blocks.map((block) => block[index]).filter((byte) => byte !== undefined)).flat();
}

const countBits = (version: number): number => (version < 10 ? 8 : 16);

function smallestVersion(length: number): number {
  const index = VERSIONS.findIndex(
    ({ blocks }, at) => blocks.reduce((sum, size) => sum + size, 0) * 8 >= 4 + countBits(at + 1) + length * 8,
  );
  if (index < 0) throw new RangeError('the text is too long for a QR code');
  return index + 1;
}

/** Appends the remainder of a division by a generator polynomial, which makes a number that survives damage. */
function withRemainder(value: number, generator: number, bits: number): number {
  let rest = value << bits;
  for (let bit = 31 - Math.clz32(rest); bit >= bits; bit = 31 - Math.clz32(rest)) rest ^= generator << (bit - bits);
  return (value << bits) | rest;
}

/** A square of modules: true is dark, undefined is not set yet. */
type Matrix = (boolean | undefined)[][];

function functionPatterns(version: number): Matrix {
  const size = 17 + 4 * version;
  const matrix: Matrix = Array.from({ length: size }, () => Array.from<boolean | undefined>({ length: size }));
  const set = (row: number, column: number, dark: boolean) => {
    if (row >= 0 && row < size && column >= 0 && column < size) matrix[row]![column] = dark;
  };
  // A finder with its light border: dark except for the ring at distance 2 and the border at distance 4.
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const) {
    for (let dy = -4; dy <= 4; dy++) {
      for (let dx = -4; dx <= 4; dx++) {
        const distance = Math.max(Math.abs(dx), Math.abs(dy));
        set(row + dy, column + dx, distance !== 2 && distance !== 4);
      }
    }
  }
  const { alignment } = VERSIONS[version - 1]!;
  const last = alignment.length - 1;
  for (const [i, row] of alignment.entries()) {
    for (const [j, column] of alignment.entries()) {
      const isFinder = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
      if (isFinder) continue;
      for (let dy = -2; dy <= 2; dy++) {
        for (let dx = -2; dx <= 2; dx++) set(row + dy, column + dx, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
      }
    }
  }
  for (let at = 8; at < size - 8; at++) {
    matrix[6]![at] ??= at % 2 === 0;
    matrix[at]![6] ??= at % 2 === 0;
  }
  drawFormat(matrix, 0);
  if (version >= 7) {
    const bits = withRemainder(version, 0x1f_25, 12);
    for (let bit = 0; bit < 18; bit++) {
      const dark = ((bits >> bit) & 1) === 1;
      const near = Math.floor(bit / 3);
      const far = size - 11 + (bit % 3);
      set(near, far, dark);
      set(far, near, dark);
    }
  }
  return matrix;
}

/** Writes which mask is used (with level L) beside the finders, twice, and the module that is always dark. */
function drawFormat(matrix: Matrix, mask: number): void {
  const size = matrix.length;
  const bits = withRemainder((0b01 << 3) | mask, 0x5_37, 10) ^ 0x54_12;
  for (let bit = 0; bit < 15; bit++) {
    const dark = ((bits >> bit) & 1) === 1;
    const row = bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit;
    const column = bit < 8 ? size - 1 - bit : bit === 8 ? 7 : 14 - bit;
    matrix[row]![8] = dark;
    matrix[8]![column] = dark;
  }
  matrix[size - 8]![8] = true;
}

/** Fills the free modules upwards and downwards in pairs of columns from the right. */
function place(patterns: Matrix, words: readonly number[], mask: number): Matrix {
  const size = patterns.length;
  const matrix = patterns.map((row) => [...row]);
  const isMasked = MASKS[mask]!;
  let at = 0;
  for (let right = size - 1, upwards = true; right > 0; right -= 2, upwards = !upwards) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const row = upwards ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (patterns[row]![column] !== undefined) continue;
        const bit = ((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
        matrix[row]![column] = (bit === 1) !== isMasked(row, column);
        at++;
      }
    }
  }
  drawFormat(matrix, mask);
  return matrix;
}

/** How hard a code is to read: long runs, dark or light squares, false finders, too much of one colour. */
function penalty(matrix: Matrix): number {
  const lines = [...matrix, ...matrix.map((_, column) => matrix.map((row) => row[column]))];
  let sum = 0;
  for (const line of lines) {
    const text = line.map((dark) => (dark ? '1' : '0')).join('');
    for (const run of text.match(/1{5,}|0{5,}/g) ?? []) sum += run.length - 2;
    sum += 40 * (text.match(/(?=10111010000|00001011101)/g)?.length ?? 0);
  }
  for (let row = 1; row < matrix.length; row++) {
    for (let column = 1; column < matrix.length; column++) {
      const square = [matrix[row]![column], matrix[row - 1]![column], matrix[row]![column - 1], matrix[row - 1]![column - 1]];
      if (square.every((dark) => dark === square[0])) sum += 3;
    }
  }
  const dark = matrix.flat().filter(Boolean).length / matrix.length ** 2;
  return sum + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}

/**
 * The modules of a text's code; true is dark.
 * @throws {RangeError} beyond 425 bytes.
 */
export function qrModules(text: string): readonly (readonly boolean[])[] {
  const bytes = new TextEncoder().encode(text);
  const version = smallestVersion(bytes.length);
  const patterns = functionPatterns(version);
  const words = codewords(bytes, version);
  const candidates = MASKS.map((_, mask) => place(patterns, words, mask));
  const best = candidates.toSorted((a, b) => penalty(a) - penalty(b))[0] ?? [];
  return best.map((row) => row.map((dark) => dark === true));
}

/** A text's code as an SVG picture in a data address. */
export function qrDataUrl(text: string): string {
  const modules = qrModules(text);
  const size = modules.length + 2 * QUIET_ZONE;
  const path = modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z` : ''))).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
