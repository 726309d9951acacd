/** Decodes one value of an address. Invalid percent-encoding stays as it is. */
export function safeDecode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
