import type { ComponentType } from 'react';
import type { SettingKey } from '~/stores/settings/settingsTable';
import { DensityDrawing } from './DensityDrawing';

/** Settings that are chosen by pictures, with what draws an item. */
export const settingDrawings: Readonly<Partial<Record<SettingKey, ComponentType<{ item: string }>>>> = { density: DensityDrawing };
