import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { FormBody } from '~/components/form/FormBody';
import { SettingsSection } from '~/components/settings/SettingsSection';
import { RowCard } from '~/components/ui/Rows';
import { useI18n } from '~/i18n/useI18n';
import { labelOf } from './fieldTexts';
import { isShown } from './fieldValues';
import { SavedAtOnce } from './SavedAtOnce';
import { SERVER_FIELDS, SETTINGS_PAGES, sectionsOf } from './serverFields';
import type { Section, ServerFieldName, ServerSettings, SettingsPageId } from './serverFields';
import { ServerFieldInput } from './ServerFieldInput';
import styles from './ServerSettingsForm.module.css';
import { useServerForm, type ServerForm } from './useServerForm';
import { withoutEffect } from './withoutEffect';

/** What a page adds to a section: rows before and after its settings. */
interface SectionPart {
  readonly before?: (form: ServerForm) => ReactNode;
  readonly after?: (form: ServerForm) => ReactNode;
}

/** What a page adds to its sections. */
export type SectionParts = Readonly<Partial<Record<Section, SectionPart>>>;

interface ServerSettingsFormProps {
  page: SettingsPageId;
  names: readonly ServerFieldName[];
  settings: ServerSettings;
  /** The setting that the address names. It takes the focus. */
  focused?: string | undefined;
  /** What the page adds to sections. */
  parts?: SectionParts;
  /** The section in the selected tab; by default, all are shown. */
  shownSection?: Section;
  /** Called when saving failed because of a section that is not shown. */
  onWrongSection?: (section: Section) => void;
}

/** The form of a page with settings of the server, in sections. */
export function ServerSettingsForm(props: ServerSettingsFormProps) {
  const { page, names, settings, focused, parts = {}, shownSection, onWrongSection } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const form = useServerForm(
    names.filter((name) => !SERVER_FIELDS[name].isSavedAtOnce),
    settings,
  );
  const sections = sectionsOf(page, names);
  const root = useRef<HTMLDivElement>(null);
  useFocusedField(root, focused);
  useFocusAfterSaving(root, form.isChanged);
  const { failures } = form;
  useEffect(() => {
    const wrong = names.find((name) => form.field(name).error !== undefined);
    if (failures > 0 && wrong && SERVER_FIELDS[wrong].section !== shownSection) onWrongSection?.(SERVER_FIELDS[wrong].section);
    // oxlint-disable-next-line react/exhaustive-deps -- only another failure changes what is shown
  }, [failures]);
  const noted = withoutEffect(names, settings);
  const noteOf = (inSection: readonly ServerFieldName[]): string | undefined => {
    const kept = inSection.filter((name) => noted.includes(name));
    if (kept.length === 0 || noted.length === names.length) return undefined;
    if (kept.length === inSection.length) return t('adminPage.noEffect', { n: kept.length });
    // What belongs to a switch without effect has none either.
    const named = kept.filter((name) => !kept.includes(SERVER_FIELDS[name].within as ServerFieldName));
    return t('adminPage.noEffectOf', { n: named.length, labels: i18n.list(named.map((name) => labelOf(name, i18n))) });
  };
  const row = (name: ServerFieldName) =>
    SERVER_FIELDS[name].isSavedAtOnce ? (
      <SavedAtOnce key={name} name={name} settings={settings} />
    ) : (
      <ServerFieldInput key={name} name={name} {...form.field(name)} />
    );
  const contentOf = (section: Section, inSection: readonly ServerFieldName[]): ReactNode => {
    const rows = inSection.filter((name) => !SERVER_FIELDS[name].isDrawnByPage && isShown(name, form.values)).map(row);
    const { before, after } = parts[section] ?? {};
    if (rows.length === 0 && !before && !after) return null;
    return (
      <>
        {before?.(form)}
        {rows}
        {after?.(form)}
      </>
    );
  };
  return (
    <div ref={root} className={styles.form} tabIndex={-1}>
      <FormBody
        form={form}
        label={t(SETTINGS_PAGES[page].title)}
        isIncomplete={!form.isChanged}
        isSticky={form.isChanged}
        onCancel={form.isChanged ? () => form.discard() : undefined}
        cancelLabel={t('ui.discard')}
      >
        {[...sections].map(([section, inSection]) => {
          const content = contentOf(section, inSection);
          if (content === null) return null;
          const note = noteOf(inSection);
          return sections.size === 1 || shownSection !== undefined ? (
            <div key={section} hidden={shownSection !== undefined && shownSection !== section} className={styles.alone}>
              <RowCard>{content}</RowCard>
            </div>
          ) : (
            <SettingsSection key={section} title={t(`adminPage.section.${section}`)} help={note}>
              {content}
            </SettingsSection>
          );
        })}
      </FormBody>
    </div>
  );
}

/** Brings the setting that the address names into sight, and focuses its control. What is hidden is stood for by its switch. */
function useFocusedField(root: RefObject<HTMLElement | null>, focused: string | undefined): void {
  useEffect(() => {
    if (focused === undefined || focused === '') return;
    const switchOf = (name: string): string | undefined => SERVER_FIELDS[name as ServerFieldName]?.within;
    for (let name: string | undefined = focused; name !== undefined; name = switchOf(name)) {
      const field = root.current?.querySelector(`[data-setting~="${CSS.escape(name)}"]`);
      if (!field) continue;
      field.querySelector<HTMLElement>('input, textarea, select, button')?.focus({ preventScroll: true });
      field.scrollIntoView({ block: 'center' });
      return;
    }
  }, [root, focused]);
}

/** Takes the focus of the buttons of a form, which do nothing or are gone once it is saved or discarded. */
function useFocusAfterSaving(root: RefObject<HTMLElement | null>, isChanged: boolean): void {
  const wasChanged = useRef(isChanged);
  useLayoutEffect(() => {
    const active = document.activeElement;
    const isLost = active === document.body || (active?.matches('[type="submit"]') && root.current?.contains(active));
    if (wasChanged.current && !isChanged && isLost) root.current?.focus({ preventScroll: true });
    wasChanged.current = isChanged;
  }, [root, isChanged]);
}
