/* Parameters of the algorithm, RFC 3492 section 5. */
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const INITIAL_N = 128;

/** A host as people write it: `xn--…` labels become the letters they stand for. What does not decode stays as it is. */
export function unicodeHost(host: string): string {
  if (!host.includes('xn--')) return host;
  return host
    .split('.')
    .map((label) => (label.startsWith('xn--') ? (decodeLabel(label.slice(4)) ?? label) : label))
    .join('.');
}

/** Punycode of one label without its prefix, or null when it is none. */
function decodeLabel(code: string): string | null {
  const delimiter = code.lastIndexOf('-');
  const output = [...code.slice(0, Math.max(0, delimiter))];
  let n = INITIAL_N;
  let i = 0;
  let bias = INITIAL_BIAS;
  for (let at = delimiter + 1; at < code.length; ) {
    const before = i;
    for (let weight = 1, k = BASE; ; k += BASE) {
      const digit = digitOf(code.charCodeAt(at++));
      if (digit === null) return null;
      i += digit * weight;
      const threshold = Math.min(T_MAX, Math.max(T_MIN, k - bias));
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const length = output.length + 1;
    bias = adapt(i - before, length, before === 0);
    n += Math.floor(i / length);
    i %= length;
    if (n > 0x10ffff) return null;
    output.splice(i++, 0, String.fromCodePoint(n));
  }
  return output.join('');
}

/** a–z are 0–25, 0–9 are 26–35. NaN, past the end of the label, is no digit either. */
function digitOf(charCode: number): number | null {
  if (charCode >= 0x30 && charCode <= 0x39) return charCode - 0x30 + 26;
  const lower = charCode | 0x20;
  return lower >= 0x61 && lower <= 0x7a ? lower - 0x61 : null;
}

function adapt(delta: number, length: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / DAMP) : delta >> 1;
  rest += Math.floor(rest / length);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) >> 1; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}
