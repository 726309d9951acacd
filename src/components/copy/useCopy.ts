import { useStores } from '~/react/context';

/** Returns a function that copies a text and confirms it. If the browser forbids copying, the text is shown instead. */
export function useCopy(): (text: string) => Promise<void> {
  const { overlays } = useStores();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      overlays.success();
    } catch {
      void overlays.alert({ text });
    }
  };
}
