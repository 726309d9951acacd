/** Saves a text or other content as a file of the person's choosing. `type` is its media type. */
export function download(content: string | Blob, { name, type }: { readonly name: string; readonly type: string }): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
