import type { SettingValues } from './backup';

/**
 * A named backup of settings, in the form in which other clients of this family store it: `hot` has the settings by name. Times are
 * ISO dates.
 */
export interface SettingsProfile {
  readonly name: string;
  readonly createdAt: string;
  readonly updatedAt: string | null;
  readonly misskeyVersion: string;
  readonly host: string;
  readonly settings: {
    readonly hot: SettingValues;
    readonly cold: SettingValues;
    readonly fontSize: string | null;
    readonly useSystemFont: boolean;
    readonly wallpaper: string | null;
  };
}

const isRecord = (raw: unknown): raw is Record<string, unknown> => raw !== null && typeof raw === 'object' && !Array.isArray(raw);

const isDate = (raw: unknown): raw is string => typeof raw === 'string' && Number.isFinite(Date.parse(raw));

/** Parses a profile of this client or another one; undefined when it is none. */
export function parseProfile(raw: unknown): SettingsProfile | undefined {
  if (!isRecord(raw) || !isRecord(raw.settings)) return undefined;
  const { name, createdAt, updatedAt, misskeyVersion, host, settings } = raw;
  if (typeof name !== 'string' || typeof misskeyVersion !== 'string' || typeof host !== 'string') return undefined;
  if (!isDate(createdAt) || (updatedAt !== null && !isDate(updatedAt)) || !isRecord(settings.hot)) return undefined;
  const { hot, cold, fontSize, useSystemFont, wallpaper } = settings;
  return {
    name,
    createdAt,
    updatedAt,
    misskeyVersion,
    host,
    settings: {
      hot,
      cold: isRecord(cold) ? cold : {},
      fontSize: typeof fontSize === 'string' ? fontSize : null,
      // Other clients store a letter.
      useSystemFont: Boolean(useSystemFont),
      wallpaper: typeof wallpaper === 'string' ? wallpaper : null,
    },
  };
}

/** Returns the settings of a profile by name. */
export function profileValues({ settings: { hot, fontSize, useSystemFont } }: SettingsProfile): SettingValues {
  return { fontSize: fontSize === null ? null : Number(fontSize), useSystemFont, ...hot };
}

/** Returns the part of a profile that holds the settings. */
export function profileSettings(values: SettingValues): SettingsProfile['settings'] {
  const { fontSize, useSystemFont } = values;
  return {
    hot: values,
    cold: {},
    fontSize: typeof fontSize === 'number' ? String(fontSize) : null,
    useSystemFont: useSystemFont === true,
    wallpaper: null,
  };
}
