import { action, actionBound, computed, makeObservable, observable } from 'mobx';
import type { I18n } from '~/i18n/I18n';
import type { AnyWidgetManifest } from '~/registry/defineWidget';
import { changeWidgetOptions, readWidgetOptions } from '~/registry/widgetOptions';
import {
  added,
  boxesIn,
  brought,
  cellsFor,
  configured,
  contentHeight,
  DEFAULT_DASHBOARD,
  duplicated,
  moved,
  removed,
  resized,
  tidied,
  WIDE,
  withBoxes,
  type Box,
  type Columns,
  type MoveStep,
  type SizeOf,
  type SizeStep,
} from '~/services/workspace/dashboard';
import type { Options, WidgetRecord } from '~/services/workspace/document';
import type { OverlayStore } from '~/stores/ui/OverlayStore';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';

/** What a {@link DashboardModel} is made of. */
export interface DashboardDeps {
  readonly store: WorkspaceStore;
  readonly overlays: OverlayStore;
  readonly i18n: I18n;
  /** Every kind of widget by its id. */
  readonly manifests: ReadonlyMap<string, AnyWidgetManifest>;
  readonly newId: () => string;
}

/** One place where the dashboard is shown: the same widgets as everywhere, in the form that fits, edited or not. */
export class DashboardModel {
  columns: Columns = WIDE;
  isEditing = false;
  /** What was done last, for those who do not see it. */
  announcement = '';
  /** Raised where the grid shows something that was not taken over. */
  revision = 0;
  readonly manifests: ReadonlyMap<string, AnyWidgetManifest>;
  readonly #deps: DashboardDeps;

  constructor(deps: DashboardDeps) {
    this.#deps = deps;
    this.manifests = deps.manifests;
    makeObservable(this, {
      columns: observable,
      isEditing: observable,
      announcement: observable,
      revision: observable,
      widgets: computed,
      boxes: computed,
      setColumns: action,
      setEditing: action,
      announce: action,
      add: action,
      duplicate: action,
      remove: action,
      move: action,
      resize: action,
      take: action,
      setOptions: action,
      resetOptions: action,
      correctGrid: actionBound,
    });
  }

  /** The widgets in the order of reading. */
  get widgets(): readonly WidgetRecord[] {
    return tidied(this.#deps.store.document.dashboard ?? DEFAULT_DASHBOARD, this.sizeOf);
  }

  /** Where they stand here. */
  get boxes(): readonly Box[] {
    return boxesIn(this.widgets, this.columns);
  }

  readonly sizeOf: SizeOf = (kind) => this.manifests.get(kind)?.size;

  find(id: string): WidgetRecord | undefined {
    return this.widgets.find((widget) => widget.id === id);
  }

  /** What a widget is called; its kind where nobody knows more. */
  titleOf(kind: string): string {
    const manifest = this.manifests.get(kind);
    return manifest ? this.#deps.i18n.t(manifest.title) : kind;
  }

  /** What was chosen for a widget. */
  optionsOf({ kind, options, h }: WidgetRecord): Options {
    const manifest = this.manifests.get(kind);
    if (!manifest) return options;
    const values = readWidgetOptions(manifest, options);
    // The grid knows the height; a second figure for it could only be wrong.
    return manifest.heightOption === undefined ? values : { ...values, [manifest.heightOption]: contentHeight(h, hasHeader(values)) };
  }

  kindIsTaken(kind: string): boolean {
    return this.widgets.some((widget) => widget.kind === kind) && this.manifests.get(kind)?.instances === 'one';
  }

  setColumns(columns: Columns): void {
    this.columns = columns;
  }

  setEditing(isEditing: boolean): void {
    this.isEditing = isEditing;
  }

  /** Lets the grid show what the dashboard says. */
  correctGrid(): void {
    this.revision += 1;
  }

  /** Adds a widget with its defaults, first or at a cell of the form that is shown. */
  add(kind: string, at?: { readonly x: number; readonly y: number }): void {
    const manifest = this.manifests.get(kind);
    if (!manifest || this.kindIsTaken(kind)) return;
    const { w, h } = manifest.size;
    const widget = { id: this.#deps.newId(), kind, w, h, options: {} };
    this.#change((widgets) => added(widgets, widget, this.sizeOf, at && { ...at, columns: this.columns }));
    this.announce(this.#deps.i18n.t('dashboard.added', { title: this.titleOf(kind) }));
  }

  duplicate(id: string): void {
    const widget = this.find(id);
    if (!widget || this.manifests.get(widget.kind)?.instances === 'one') return;
    this.#change((widgets) => duplicated(widgets, id, this.#deps.newId(), this.sizeOf));
    this.announce(this.#deps.i18n.t('dashboard.duplicated', { title: this.titleOf(widget.kind) }));
  }

  /** Removes a widget, and says how to have it back. */
  remove(id: string): void {
    const before = this.widgets;
    const index = before.findIndex((widget) => widget.id === id);
    const widget = before[index];
    if (!widget) return;
    const { overlays, i18n } = this.#deps;
    const title = this.titleOf(widget.kind);
    this.#change((widgets) => removed(widgets, id, this.sizeOf));
    const after = this.widgets;
    const undo = () => {
      // Where nothing else was changed since, everything stands again as it stood.
      this.#change((widgets) => (widgets === after ? before : brought(widgets, widget, index, this.sizeOf)));
      this.announce(i18n.t('dashboard.undone', { title }));
    };
    overlays.toast({ kind: 'info', text: i18n.t('dashboard.removed', { title }), action: { label: i18n.t('dashboard.undo'), run: undo } });
  }

  /** Moves a widget by a step and says where it stands now. */
  move(id: string, step: MoveStep): void {
    const title = this.#titleOfId(id);
    const { i18n } = this.#deps;
    if (!this.#change((widgets) => moved(widgets, id, step, this.columns))) {
      this.announce(i18n.t('dashboard.stuck', { title }));
    } else if (this.columns === WIDE) {
      const { x, y } = this.find(id)!;
      this.announce(i18n.t('dashboard.moved', { title, column: x + 1, row: y + 1 }));
    } else {
      const place = this.widgets.findIndex((widget) => widget.id === id) + 1;
      this.announce(i18n.t('dashboard.movedInOrder', { title, place, count: this.widgets.length }));
    }
  }

  /** Makes a widget larger or smaller by a cell and says how large it is now. */
  resize(id: string, step: SizeStep): void {
    const title = this.#titleOfId(id);
    const { i18n } = this.#deps;
    const isDone = this.#change((widgets) => resized(widgets, id, step, this.columns, this.sizeOf));
    const { w, h } = this.find(id) ?? { w: 0, h: 0 };
    this.announce(isDone ? i18n.t('dashboard.sized', { title, w, h }) : i18n.t('dashboard.stuck', { title }));
  }

  /** What would change where a widget stands, so that a menu need not offer the rest. */
  canMove = (id: string, step: MoveStep): boolean => moved(this.widgets, id, step, this.columns) !== this.widgets;

  canResize = (id: string, step: SizeStep): boolean => resized(this.widgets, id, step, this.columns, this.sizeOf) !== this.widgets;

  /** Takes over what the grid shows after a drag. */
  take(boxes: readonly Box[]): void {
    this.#change((widgets) => withBoxes(widgets, boxes, this.columns, this.sizeOf));
    this.correctGrid();
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
    this.#change((widgets) => configured(widgets, id, options, h, this.sizeOf));
  }

  /** Gives a widget its defaults again. */
  resetOptions(id: string): void {
    this.#change((widgets) => configured(widgets, id, {}, undefined, this.sizeOf));
  }

  /** Asks for the options of a widget; giving up leaves them as they are. */
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
    // The same words again are news as well.
    this.announcement = this.announcement === text ? `${text}\u{a0}` : text;
  }

  #titleOfId(id: string): string {
    return this.titleOf(this.find(id)?.kind ?? '');
  }

  /** One step that can be undone. @returns whether anything changed */
  #change(change: (widgets: readonly WidgetRecord[]) => readonly WidgetRecord[]): boolean {
    const { widgets } = this;
    const next = change(widgets);
    if (next === widgets) return false;
    this.#deps.store.change((workspace) => ({ ...workspace, dashboard: next }));
    return true;
  }
}

/** Whether a widget with these options shows a header; one that has no such option never does. */
export const hasHeader = (values: Options): boolean => values['showHeader'] === true;
