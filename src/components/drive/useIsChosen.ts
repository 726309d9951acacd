import { computed } from 'mobx';
import { useMemo } from 'react';
import type { DriveChoice } from '~/stores/drive/DriveChoice';

/** Returns whether an item is chosen. The caller is drawn again only when that changes. Call inside an observer. */
export const useIsChosen = (choice: DriveChoice, id: string): boolean => useMemo(() => computed(() => choice.has(id)), [choice, id]).get();
