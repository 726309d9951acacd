import { action, actionBound, computed, makeObservable, observable, observableRef } from 'mobx';
import type { WireMe } from '~/api/wire';
import type { I18n } from '~/i18n/I18n';
import type { FoundWidget } from '~/registry/defineWidget';
import { mayOpen } from '~/registry/mayOpen';
import { changeWidgetOptions, readWidgetOptions } from '~/registry/widgetOptions';
import {
  boxesIn,
  brought,
  cellsFor,
  configured,
  contentHeight,
  removed,
  tidied,
  WIDE,
  type Box,
  type Columns,
  type SizeOf,
} from '~/services/workspace/dashboard';
import { widgetsOf } from '~/services/workspace/dashboardWidgets';
import {
  dashboardWith,
  isOwnDashboard,
  SIDE_DASHBOARD,
  withoutOwnDashboard,
  withOwnDashboard,
  withWidgets,
} from '~/services/workspace/dashboards';
import type { DashboardRecord, Options, WidgetRecord } from '~/services/workspace/document';
import type { OverlayStore } from '~/stores/ui/OverlayStore';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';

/** The dependencies of a {@link DashboardModel}. */
export interface DashboardDeps {
  readonly store: WorkspaceStore;
  readonly overlays: OverlayStore;
  readonly i18n: I18n;
  /** Every kind of widget by its id. */
  readonly manifests: ReadonlyMap<string, FoundWidget>;
  readonly newId: () => string;
}

/**
 * The state of one place that shows a dashboard: its widgets in the layout that fits, and whether they are edited. The
 * actions of editing are in `DashboardEditor`.
 */
export class DashboardModel {
  columns: Columns = WIDE;
  /** How many rows can be seen without scrolling. */
  visibleRows = 0;
  /** Whether there is room for the shelf with widgets to add beside those that are there, and whether it is open. */
  hasShelf = false;
  isShelfOpen = true;
  /** The kind of widget whose future place is shown; null for none. */
  offered: string | null = null;
  /** What was asked for. It may be gone. */
  private shown: string | null = null;
  #onChoose: (id: string) => void = (id) => this.place(id, this.#onChoose);
  isEditing = false;
  /** The last change, for screen readers. */
  announcement = '';
  /** The widget that is scrolled into view and marked for a moment. A new object shows it again. */
  revealed: { readonly id: string } | null = null;
  /** Raised when the grid shows a change that was not stored, so that it renders again. */
  revision = 0;
  readonly manifests: ReadonlyMap<string, FoundWidget>;
  readonly #deps: DashboardDeps;

  constructor(deps: DashboardDeps) {
    this.#deps = deps;
    this.manifests = deps.manifests;
    makeObservable<this, 'shown'>(this, {
      columns: observable,
      visibleRows: observable,
      hasShelf: observable,
      isShelfOpen: observable,
      toggleShelf: action,
      offered: observable,
      shown: observable,
      record: computed,
      name: computed,
      place: action,
      offer: action,
      isEditing: observable,
      announcement: observable,
      revealed: observableRef,
      revision: observable,
      widgets: computed,
      boxes: computed,
      isOwn: computed,
      setOwn: action,
      rearrange: action,
      setLayout: action,
      edit: action,
      finish: action,
      announce: action,
      reveal: action,
      change: action,
      remove: action,
      setOptions: action,
      resetOptions: action,
      correctGrid: actionBound,
    });
  }

  /** The dashboard that is shown. */
  get record(): DashboardRecord {
    return dashboardWith(this.#deps.store.document, this.shown);
  }

  get id(): string {
    return this.record.id;
  }

  /** The name of the dashboard. */
  get name(): string {
    return dashboardName(this.record, this.#deps.i18n);
  }

  /** Says which dashboard is shown here, null for the first one, and what shows another one. */
  place(id: string | null, onChoose: (id: string) => void): void {
    this.shown = id;
    this.#onChoose = onChoose;
  }

  /** The widgets in reading order. */
  get widgets(): readonly WidgetRecord[] {
    return tidied(widgetsOf(this.record), this.sizeOf);
  }

  /** Whether this device has a dashboard of its own, which other devices do not share. */
  get isOwn(): boolean {
    return isOwnDashboard(this.#deps.store.document, this.id);
  }

  /** Gives this device a dashboard of its own, which begins as the shared one, or returns to the shared one. */
  setOwn(isOwn: boolean): void {
    const { widgets, id } = this;
    if (isOwn === this.isOwn) return;
    this.#deps.store.change((workspace) => (isOwn ? withOwnDashboard(workspace, id, widgets) : withoutOwnDashboard(workspace, id)));
  }

  /** The accounts that widgets may work for besides the current one. */
  get accounts() {
    return this.#deps.store.accounts;
  }

  /** The positions of the widgets in this layout. */
  get boxes(): readonly Box[] {
    return boxesIn(this.widgets, this.columns);
  }

  /** The widgets to add for a viewer: those of staff are only for staff. */
  offeredTo(me: Pick<WireMe, 'isModerator' | 'isAdmin'> | null): readonly FoundWidget[] {
    return [...this.manifests.values()].filter(({ requires }) => requires === 'signedIn' || mayOpen(requires, me));
  }

  readonly sizeOf: SizeOf = (kind) => this.manifests.get(kind)?.size;

  find(id: string): WidgetRecord | undefined {
    return this.widgets.find((widget) => widget.id === id);
  }

  /** The name of a widget: its own title, else the name of its kind. */
  titleOf = (kind: string): string => {
    const manifest = this.manifests.get(kind);
    return manifest ? this.#deps.i18n.t(manifest.title) : kind;
  };

  /** The options of a widget. */
  optionsOf({ kind, options, h }: WidgetRecord): Options {
    const manifest = this.manifests.get(kind);
    if (!manifest) return options;
    const values = readWidgetOptions(manifest, options);
    // The grid sets the height, so it replaces a stored height option.
    return manifest.heightOption === undefined ? values : { ...values, [manifest.heightOption]: contentHeight(h, hasHeader(values)) };
  }

  kindIsTaken(kind: string): boolean {
    return this.widgets.some((widget) => widget.kind === kind) && this.manifests.get(kind)?.instances === 'one';
  }

  setLayout({ columns, visibleRows, hasShelf }: Pick<DashboardModel, 'columns' | 'visibleRows' | 'hasShelf'>): void {
    this.columns = columns;
    this.visibleRows = visibleRows;
    this.hasShelf = hasShelf;
  }

  toggleShelf(): void {
    this.isShelfOpen = !this.isShelfOpen;
  }

  /** Shows another dashboard in this place. */
  choose(id: string): void {
    this.#onChoose(id);
  }

  /** Shows where a widget of this kind would go; null shows nothing. */
  offer(kind: string | null): void {
    this.offered = kind;
  }

  edit(): void {
    this.isEditing = true;
  }

  finish(): void {
    this.isEditing = false;
    this.offered = null;
  }

  /** Makes the grid show the stored layout. */
  correctGrid(): void {
    this.revision += 1;
  }

  /** Removes a widget and shows a toast that can restore it. */
  remove(id: string): void {
    const before = this.widgets;
    const index = before.findIndex((widget) => widget.id === id);
    const widget = before[index];
    if (!widget) return;
    const { overlays, i18n } = this.#deps;
    const title = this.titleOf(widget.kind);
    this.change((widgets) => removed(widgets, id, this.sizeOf));
    const after = this.widgets;
    const undo = () => {
      // If nothing else has changed since, all positions are restored.
      this.change((widgets) => (widgets === after ? before : brought(widgets, widget, index, this.sizeOf)));
      this.announce(i18n.t('dashboard.undone', { title }));
    };
    overlays.toast({ kind: 'info', text: i18n.t('dashboard.removed', { title }), action: { label: i18n.t('dashboard.undo'), run: undo } });
  }

  /** Changes some options of a widget. */
  setOptions(id: string, change: Options): void {
    const widget = this.find(id);
    const manifest = widget && this.manifests.get(widget.kind);
    if (!widget || !manifest) return;
    const { [manifest.heightOption ?? '']: height, ...stored } = change;
    const options = changeWidgetOptions(manifest, widget.options, stored);
    const isTaller = typeof height === 'number' && height !== this.optionsOf(widget)[manifest.heightOption!];
    const h = isTaller ? cellsFor(height, hasHeader({ ...this.optionsOf(widget), ...change })) : undefined;
    this.change((widgets) => configured(widgets, id, options, h, this.sizeOf));
  }

  /** Changes many widgets in one step, and shows a toast that takes back this step alone. @returns whether anything changed */
  rearrange(change: (widgets: readonly WidgetRecord[]) => readonly WidgetRecord[], text: string): boolean {
    const { overlays, i18n, store } = this.#deps;
    const { widgets, id } = this;
    const next = change(widgets);
    if (next === widgets) return false;
    const run = store.changeRevocably((workspace) => withWidgets(workspace, id, next));
    overlays.toast({ kind: 'info', text, action: { label: i18n.t('dashboard.undo'), run } });
    this.announce(text);
    return true;
  }

  /** An id for a new widget. */
  newId(): string {
    return this.#deps.newId();
  }

  /** Resets the options of a widget to their defaults. */
  resetOptions(id: string): void {
    this.change((widgets) => configured(widgets, id, {}, undefined, this.sizeOf));
  }

  /** Opens the options of a widget. Canceling keeps them. */
  async configure(id: string): Promise<void> {
    const widget = this.find(id);
    const manifest = widget && this.manifests.get(widget.kind);
    if (!widget || !manifest) return;
    const { title, options: schema } = manifest;
    const values = this.optionsOf(widget);
    const chosen = await this.#deps.overlays.open('widgetOptions', { title, schema, values });
    if (!chosen) return;
    const change = Object.fromEntries(Object.entries(chosen).filter(([name, value]) => value !== values[name]));
    if (Object.keys(change).length > 0) this.setOptions(id, change);
  }

  announce(text: string): void {
    // A different string, so that screen readers announce the same words again.
    this.announcement = this.announcement === text ? `${text}\u{a0}` : text;
  }

  /** Scrolls to a widget and marks it for a moment. */
  reveal(id: string): void {
    this.revealed = { id };
  }

  /** Stores a change as one step that can be undone. @returns whether anything changed */
  change(change: (widgets: readonly WidgetRecord[]) => readonly WidgetRecord[]): boolean {
    const { widgets, id } = this;
    const next = change(widgets);
    if (next === widgets) return false;
    this.#deps.store.change((workspace) => withWidgets(workspace, id, next));
    return true;
  }
}

/** Whether a widget with these options shows a header. A widget without the option never does. */
export const hasHeader = (values: Options): boolean => values['showHeader'] === true;

/** The name of a dashboard. Those that everybody has get one here, until the viewer gives another. */
export function dashboardName({ id, name }: DashboardRecord, { t }: I18n): string {
  return name ?? t(id === SIDE_DASHBOARD ? 'dashboard.name.side' : 'dashboard.name.first');
}
