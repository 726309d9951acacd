import type { I18n } from '~/i18n/I18n';
import { download } from '~/lib/download';
import { changeWidgetOptions, knownWidgetOptions, wrongWidgetOptions } from '~/registry/widgetOptions';
import { added, appended, arranged } from '~/services/workspace/dashboardEdits';
import {
  readDashboardText,
  writeDashboardText,
  type KnownWidgets,
  type TextProblem,
  type WidgetInText,
} from '~/services/workspace/dashboardText';
import type { WidgetRecord } from '~/services/workspace/document';
import type { OverlayStore } from '~/stores/ui/OverlayStore';
import type { DashboardModel } from './DashboardModel';

/** The dependencies of copying, pasting, exporting and importing. */
export interface TextTools {
  readonly model: DashboardModel;
  readonly overlays: OverlayStore;
  readonly i18n: I18n;
}

const FILE = { name: 'wisteria-dashboard.json', type: 'application/json' };

/** A widget as text for the clipboard. Empty for a widget that this version does not know. */
export function textOfWidget(model: DashboardModel, id: string): string {
  const widget = model.find(id);
  return widget && model.manifests.has(widget.kind) ? writeDashboardText([readyForText(model, widget)]) : '';
}

/** Copies a widget with its options. */
export async function copyWidget({ model, overlays, i18n: { t } }: TextTools, id: string): Promise<void> {
  const text = textOfWidget(model, id);
  await overlays.copy(text, () => model.announce(t('dashboardEditing.copied', { title: model.titleOf(model.find(id)?.kind ?? '') })));
}

/** Adds the widgets of a text: a single one at the first free place, several below the others. Explains an invalid text. */
export function pasteText({ model, overlays, i18n }: TextTools, text: string): void {
  const read = readDashboardText(text, knownTo(model));
  if (!read.ok) return overlays.toast({ kind: 'error', text: problemText(read.problem, model, i18n) });
  const wanted = taken(model, read.widgets, model.widgets);
  const [first] = wanted;
  if (!first) return overlays.toast({ kind: 'info', text: i18n.t('dashboardEditing.nothingToPaste') });
  const said = i18n.t('dashboardEditing.pasted', { n: wanted.length, title: model.titleOf(first.kind) });
  model.rearrange(
    (widgets) =>
      wanted.length === 1
        ? added(widgets, first, model.sizeOf, { visibleRows: model.visibleRows })
        : appended(widgets, wanted, model.sizeOf),
    said,
  );
  model.reveal(first.id);
}

/** Pastes the clipboard. If the browser does not allow reading it, a window asks for the text. */
export async function pasteFromClipboard(tools: TextTools): Promise<void> {
  let text: string;
  try {
    text = await navigator.clipboard.readText();
  } catch {
    return importDashboard(tools);
  }
  return pasteText(tools, text);
}

/** Saves the dashboard as a file. Widgets and options that this version does not know are left out. */
export function exportDashboard({ model }: TextTools): void {
  const known = model.widgets.filter(({ kind }) => model.manifests.has(kind));
  download(writeDashboardText(known.map((widget) => readyForText(model, widget))), FILE);
}

/** Asks for a file or text, shows a preview, and replaces the dashboard with it or adds it. */
export async function importDashboard({ model, overlays, i18n }: TextTools): Promise<void> {
  const known = knownTo(model);
  const read = (text: string) => {
    const reading = readDashboardText(text, known);
    if (!reading.ok) return { ok: false, problem: problemText(reading.problem, model, i18n) } as const;
    const widgets = arranged(taken(model, reading.widgets, []), model.sizeOf).map((widget) => ({
      ...widget,
      title: model.titleOf(widget.kind),
      icon: model.manifests.get(widget.kind)!.icon,
    }));
    return { ok: true, widgets } as const;
  };
  const answer = await overlays.open('dashboardImport', { read });
  if (!answer) return;
  const reading = readDashboardText(answer.text, known);
  if (!reading.ok) return;
  const isReplaced = answer.how === 'replace';
  const wanted = taken(model, reading.widgets, isReplaced ? [] : model.widgets);
  if (!isReplaced && wanted.length === 0) return overlays.toast({ kind: 'info', text: i18n.t('dashboardEditing.nothingToPaste') });
  model.rearrange(
    (widgets) => (isReplaced ? arranged(wanted, model.sizeOf) : appended(widgets, wanted, model.sizeOf)),
    i18n.t('dashboardEditing.imported', { n: wanted.length }),
  );
}

/** Widgets of a text as new widgets for this dashboard, without those that it cannot have again. */
export function taken(model: DashboardModel, widgets: readonly WidgetInText[], there: readonly WidgetRecord[]): readonly WidgetRecord[] {
  const kinds = there.map(({ kind }) => kind);
  const isFree = (kind: string): boolean => model.manifests.get(kind)?.instances !== 'one' || !kinds.includes(kind);
  return widgets.flatMap((widget) => {
    const manifest = model.manifests.get(widget.kind);
    if (!manifest || !isFree(widget.kind)) return [];
    kinds.push(widget.kind);
    const stored = knownWidgetOptions(manifest, widget.options);
    const options = Object.keys(stored).length === 0 ? {} : changeWidgetOptions(manifest, stored, {});
    return [{ ...widget, options, id: model.newId() }];
  });
}

const readyForText = (model: DashboardModel, widget: WidgetRecord): WidgetInText => ({
  ...widget,
  options: knownWidgetOptions(model.manifests.get(widget.kind)!, widget.options),
});

const knownTo = ({ manifests }: DashboardModel): KnownWidgets => ({
  isKnown: (kind) => manifests.has(kind),
  wrongOptions: (kind, options) => wrongWidgetOptions(manifests.get(kind)!, options),
});

/** The problem with a text, in words. */
function problemText(problem: TextProblem, model: DashboardModel, { t }: I18n): string {
  switch (problem.reason) {
    case 'unknownWidget':
      return t('dashboardEditing.problem.unknownWidget', { kind: problem.kind });
    case 'wrongOption':
      return t('dashboardEditing.problem.wrongOption', { option: problem.option, title: model.titleOf(problem.kind) });
    case 'wrongPlace':
      return t('dashboardEditing.problem.wrongPlace', { at: problem.at });
    default:
      return t(`dashboardEditing.problem.${problem.reason}`);
  }
}
