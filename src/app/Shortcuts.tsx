import { useEffect } from 'react';
import { useStores } from '~/stores/context';
import { matchShortcut, type Shortcut } from './shortcuts';

/** Listens for the keys that work everywhere: d switches the colour scheme, p and n write a note. */
export function Shortcuts() {
  const { theme, overlays, session } = useStores();
  useEffect(() => {
    const shortcuts: readonly Shortcut[] = [
      { keys: ['d'], run: () => theme.toggleScheme() },
      { keys: ['p', 'n'], run: () => void (session.current.me && overlays.open('composer', {})) },
    ];
    const handleKey = (event: KeyboardEvent) => {
      const shortcut = overlays.hasOpen() ? undefined : matchShortcut(event, shortcuts);
      if (!shortcut) return;
      event.preventDefault();
      shortcut.run();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [theme, overlays, session]);
  return null;
}
