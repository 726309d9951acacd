/**
 * Opens the system's share dialog; only where it exists (`'share' in navigator`). Settles when the dialog is closed and
 * never rejects.
 */
export async function share(data: ShareData): Promise<void> {
  try {
    await navigator.share(data);
  } catch {
    // Closing the dialog rejects as well; neither case needs a message.
  }
}
