import { useEffect } from 'react';
import { useStores } from '~/react/context';
import { createInstalledThemes, type InstalledThemes } from '~/stores/themes/InstalledThemes';

/** Returns the installed themes, which are loaded again when the calling component opens. Read them inside an observer. */
export function useInstalledThemes(): InstalledThemes {
  const installed = useStores().part(createInstalledThemes);
  useEffect(() => {
    void installed.query.load();
  }, [installed]);
  return installed;
}
