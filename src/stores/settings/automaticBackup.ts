import { canonicalJson } from '~/lib/canonicalJson';
import { randomId } from '~/lib/randomId';
import type { RootStore } from '../RootStore';
import { saveBackup } from '../resources/account/settingsBackups';
import { backupValues } from './backup';
import { profileSettings } from './settingsProfile';

/** The least time between two automatic backups; ms. */
const DAY_MS = 24 * 60 * 60_000;

/** The automatic backup as this browser knows it. */
interface Known {
  /** The key of the backup in the registry. */
  readonly id: string;
  /** When it was last saved; ms since the epoch. */
  readonly at: number;
  readonly createdAt: string;
  /** The settings that it has, as JSON. */
  readonly saved: string;
}

/**
 * Saves the settings of this device under a name of their own, at most once a day and only if they have changed. Each device has one
 * automatic backup per account. A failure is tried again at the next start.
 */
export async function backUpAutomatically({ settings, session, local, clock, i18n }: RootStore): Promise<void> {
  const account = session.current;
  const key = `automaticBackup::${account.key}`;
  const known = read(local.get(key));
  const now = clock.now();
  const values = backupValues(settings);
  const saved = canonicalJson(values);
  if (known && (now - known.at < DAY_MS || known.saved === saved)) return;
  const iso = new Date(now).toISOString();
  const id = known?.id ?? randomId();
  const createdAt = known?.createdAt ?? iso;
  const answer = await saveBackup(account, {
    id,
    name: i18n.t('settingForm.automaticBackup', { id: id.slice(0, 4) }),
    createdAt,
    updatedAt: known ? iso : null,
    misskeyVersion: account.server.meta?.version ?? '',
    host: account.server.host,
    settings: profileSettings(values),
  });
  if (answer.ok) local.set(key, JSON.stringify({ id, at: now, createdAt, saved } satisfies Known));
}

function read(stored: string | null): Known | null {
  try {
    const known = JSON.parse(stored ?? 'null') as Partial<Known> | null;
    const isUsable = typeof known?.id === 'string' && typeof known.at === 'number' && typeof known.createdAt === 'string';
    return isUsable ? (known as Known) : null;
  } catch {
    return null;
  }
}
