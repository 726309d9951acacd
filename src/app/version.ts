/** The numbers of a version; the suffix after them names the product. */
const parts = (version: string): readonly number[] => version.split('-')[0]!.split('.').map(Number);

/** Returns whether `a` is a later version than `b`. */
export function isNewer(a: string, b: string): boolean {
  const [left, right] = [parts(a), parts(b)];
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}
