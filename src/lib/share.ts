/**
 * Hands something to the system's dialog that shares; only where there is one (`'share' in navigator`). Settles when the
 * dialog is gone, and never rejects.
 */
export async function share(data: ShareData): Promise<void> {
  try {
    await navigator.share(data);
  } catch {
    // Closing the dialog is a rejection, too; there is nothing to tell about either.
  }
}
