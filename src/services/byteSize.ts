const UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB', 'RB', 'QB'] as const;

/** Formats a file size in bytes for people, base 1024, from B to QB: at most one decimal, none for whole numbers. */
export function byteSize(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes < 1) return '0 B';
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
  // Rounding may reach the next unit: 1,048,575 B is 1 MB, not 1024 KB.
  const value = Math.round((bytes / 1024 ** step) * 10) / 10;
  return value >= 1024 && step < UNITS.length - 1 ? `1 ${UNITS[step + 1]}` : `${value} ${UNITS[step]}`;
}
