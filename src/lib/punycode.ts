/** Decodes internationalized host labels (RFC 3492). Browsers do this on screen, but offer no function for it. */

const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const INITIAL_CODE = 128;

/** Decodes one label without its `xn--` prefix; null when it is malformed. */
export function decodePunycode(label: string): string | null {
  const split = label.lastIndexOf('-');
  const output = Array.from(label.slice(0, Math.max(split, 0)), (char) => char.codePointAt(0)!);
  let code = INITIAL_CODE;
  let bias = INITIAL_BIAS;
  let place = 0;
  for (let at = split + 1; at < label.length;) {
    const before = place;
    let weight = 1;
    for (let step = BASE; ; step += BASE) {
      // Digits run from `a` to `z` and then from `0` to `9`, the other way round than in base 36.
      const digit = (Number.parseInt(label.charAt(at++), BASE) + 26) % BASE;
      if (Number.isNaN(digit)) return null;
      place += digit * weight;
      const threshold = Math.min(Math.max(step - bias, T_MIN), T_MAX);
      if (digit < threshold) break;
      weight *= BASE - threshold;
      if (place > Number.MAX_SAFE_INTEGER / BASE) return null;
    }
    const length = output.length + 1;
    bias = adapt(place - before, length, before === 0);
    code += Math.floor(place / length);
    if (code > 0x10ffff) return null;
    place %= length;
    output.splice(place++, 0, code);
  }
  return String.fromCodePoint(...output);
}

function adapt(delta: number, length: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / DAMP) : delta >> 1;
  rest += Math.floor(rest / length);
  let step = 0;
  while (rest > ((BASE - T_MIN) * T_MAX) >> 1) {
    rest = Math.floor(rest / (BASE - T_MIN));
    step += BASE;
  }
  return step + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}
