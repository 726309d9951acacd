import { action, makeObservable, observableRef } from 'mobx';
import { canonicalJson } from '~/lib/canonicalJson';
import type { LocalStore } from '~/storage/LocalStore';
import { defineDocument, type VersionedDocument } from '~/storage/VersionedDocument';
import type { RootStore } from '../RootStore';
import { settle } from '../settle';
import { labelKeyOf } from './sections';
import type { SettingsStore } from './SettingsStore';
import { isSettingKey, parseSetting, type SettingKey } from './settingsTable';

/** Two devices have changed the same setting while they could not know of each other, and one value was lost. */
export interface SettingConflict {
  /** The setting. */
  readonly name: string;
  /** The value that was lost; missing if it was the default. */
  readonly lost?: unknown;
  /** The value that counts; missing if it is the default. */
  readonly kept?: unknown;
  /** Whether this device had the value that was lost; otherwise another device had it. */
  readonly isLostHere: boolean;
  /** When the conflict was found; ms since the epoch. */
  readonly at: number;
}

/** The most conflicts that are remembered. */
const MAX_CONFLICTS = 50;

function parse(raw: unknown): readonly SettingConflict[] | undefined {
  if (!Array.isArray(raw)) return undefined;
  return (raw as readonly (Partial<SettingConflict> | null)[]).filter(
    (one): one is SettingConflict => typeof one?.name === 'string' && typeof one.isLostHere === 'boolean' && typeof one.at === 'number',
  );
}

/** The values of account settings that were lost to another device, until people take them back or dismiss them. */
export class SettingConflicts {
  /** Newest first. */
  items: readonly SettingConflict[];

  readonly #document: VersionedDocument<readonly SettingConflict[]>;
  readonly #local: LocalStore;
  readonly #settings: Pick<SettingsStore, 'set' | 'reset'>;

  constructor(deps: {
    readonly local: LocalStore;
    /** `host/id` of the account. */
    readonly accountKey: string;
    readonly settings: Pick<SettingsStore, 'set' | 'reset'>;
  }) {
    this.#document = defineDocument({ key: `settingConflicts::${deps.accountKey}`, parse, fallback: () => [] });
    this.#local = deps.local;
    this.#settings = deps.settings;
    this.items = this.#document.load(deps.local).value;
    makeObservable<this, 'replace'>(this, { items: observableRef, add: action, takeBack: action, dismiss: action, replace: action });
  }

  /** Adds a conflict. The same lost value of a setting is listed once. */
  add(conflict: SettingConflict): void {
    this.replace((items) => [conflict, ...items.filter((one) => !isSame(one, conflict))].slice(0, MAX_CONFLICTS));
  }

  /** Sets the setting to the value that was lost, on all devices. */
  takeBack(conflict: SettingConflict): void {
    const { name, lost } = conflict;
    if (isSettingKey(name)) {
      const value = lost === undefined ? undefined : parseSetting(name, lost);
      if (value === undefined) this.#settings.reset(name);
      else this.#settings.set<SettingKey>(name, value);
    }
    this.dismiss(conflict);
  }

  /** Removes a conflict from the list. */
  dismiss(conflict: SettingConflict): void {
    this.replace((items) => items.filter((one) => !isSame(one, conflict)));
  }

  /** Other tabs may have changed the list in the meantime. */
  private replace(change: (items: readonly SettingConflict[]) => readonly SettingConflict[]): void {
    const stored = this.#document.load(this.#local).value;
    this.items = change(stored.length > 0 ? stored : this.items);
    this.#document.save(this.#local, this.items);
  }
}

const isSame = (a: SettingConflict, b: SettingConflict): boolean => a.name === b.name && canonicalJson(a.lost) === canonicalJson(b.lost);

/** The conflicts of the signed-in account; for `root.part`. */
export const createSettingConflicts = ({ local, session, settings }: RootStore): SettingConflicts =>
  new SettingConflicts({ local, accountKey: session.current.key, settings });

/** Lists a conflict, and tells people about it. */
export async function reportSettingConflict(root: RootStore, conflict: SettingConflict): Promise<void> {
  root.part(createSettingConflicts).add(conflict);
  const { i18n, overlays } = root;
  const { name } = conflict;
  const texts = await settle(i18n.shared());
  // The list contains the conflict in any case.
  if (!texts.ok || !isSettingKey(name)) return;
  overlays.toast({ text: i18n.t('settingForm.conflict', { label: i18n.t(labelKeyOf(name)) }), durationMs: 15_000 });
}
