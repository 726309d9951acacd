/** Runs in the page: the browser says that its reader wants to save data. */
export function saveData(): void {
  const { connection } = navigator as { readonly connection?: object };
  if (connection) Object.defineProperty(connection, 'saveData', { value: true });
}
