import { useI18n } from '~/i18n/useI18n';
import { CanceledError, ParseError } from '~/lib/AppError';
import { fail, ok, type Result } from '~/lib/Result';
import { useAccount, useServer, useStores } from '~/react/context';
import { currentServerSettings, saveServerSettings } from '~/stores/resources/staff/serverSettings';
import { codeFault } from './fieldFaults';
import { labelOf, valueText } from './fieldTexts';
import { changedFields, changesOf, conflictsOf, readValues, undoOf, type Changes, type Conflict, type FormValues } from './fieldValues';
import { SERVER_FIELD_NAMES, type ServerFieldName, type ServerSettings } from './serverFields';

/** How long a change of the server can be taken back; ms. */
const UNDO_MS = 12_000;

/** What a toast about settings replaces. */
const TOPIC = 'serverSettings';

/** Saves settings of the server. @returns the settings as they are then; a canceled error if the person does not want to overwrite others */
export type SaveSettings = (base: FormValues, values: FormValues) => Promise<Result<ServerSettings>>;

/**
 * Returns what saves settings: only those that changed, and after a question where somebody else changed the same ones meanwhile. The client
 * then shows the server as it is now, and a message offers to take it back.
 */
export function useSaveSettings(): SaveSettings {
  const i18n = useI18n();
  const { t } = i18n;
  const { overlays } = useStores();
  const server = useServer();
  const account = useAccount();

  const ask = (conflicts: readonly Conflict[]): Promise<boolean> => {
    const said = conflicts.map(({ name, mine, theirs }) =>
      t('adminPage.conflict', {
        label: labelOf(name, i18n),
        theirs: valueText(name, theirs, i18n),
        mine: valueText(name, mine, i18n),
      }),
    );
    return overlays.confirm({
      kind: 'warning',
      title: t('adminPage.conflictTitle', { n: conflicts.length }),
      text: said.join('\n\n'),
      okLabel: t('adminPage.overwrite'),
      cancelLabel: t('ui.keepEditing'),
      danger: true,
    });
  };

  const write = async (changes: Changes): Promise<Result<ServerSettings>> => {
    const saved = await saveServerSettings(account, changes);
    // What the client shows of the server. The settings are saved, whether it loads or not.
    if (saved.ok) await server.load();
    return saved;
  };

  const undo = async (names: readonly ServerFieldName[], former: FormValues, made: FormValues): Promise<void> => {
    const retry = () => void undo(names, former, made);
    const now = await currentServerSettings(account);
    if (!now.ok) return overlays.showError(now.error, { retry });
    const back = undoOf(names, former, made, readValues(SERVER_FIELD_NAMES, now.value));
    if (Object.keys(back).length === 0) return overlays.toast({ kind: 'info', text: t('adminPage.nothingToUndo'), topic: TOPIC });
    const answer = await write(back);
    if (!answer.ok) return overlays.showError(answer.error, { retry });
    overlays.toast({ kind: 'success', text: t('adminPage.undone'), topic: TOPIC });
  };

  return async (base, values) => {
    for (const name of changedFields(base, values)) {
      const fault = await codeFault(name, values[name], i18n);
      if (fault !== undefined) return fail(new ParseError(fault, name));
    }
    const now = await currentServerSettings(account);
    if (!now.ok) return now;
    const changes = changesOf(base, values);
    if (Object.keys(changes).length === 0) return ok(now.value);
    const former = readValues(SERVER_FIELD_NAMES, now.value);
    const conflicts = conflictsOf(base, values, former);
    if (conflicts.length > 0 && !(await ask(conflicts))) return fail(new CanceledError('canceled'));
    const answer = await write(changes);
    if (answer.ok) {
      const names = changedFields(base, values);
      const made = readValues(SERVER_FIELD_NAMES, answer.value);
      overlays.toast({
        kind: 'success',
        text: t('adminPage.saved'),
        topic: TOPIC,
        durationMs: UNDO_MS,
        action: { label: t('adminPage.undo'), run: () => void undo(names, former, made) },
      });
    }
    return answer;
  };
}
