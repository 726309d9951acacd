import { action, makeObservable } from 'mobx';
import type { I18n } from '~/i18n/I18n';
import { WIDE, type Box } from '~/services/workspace/dashboard';
import {
  added,
  duplicated,
  moved,
  packed,
  resized,
  withAccount,
  withBoxes,
  type MoveStep,
  type SizeStep,
} from '~/services/workspace/dashboardEdits';
import type { DashboardModel } from './DashboardModel';

/** The actions on the widgets of a dashboard while it is edited. Loads with the code for editing. */
export class DashboardEditor {
  readonly #model: DashboardModel;
  readonly #i18n: I18n;

  constructor(model: DashboardModel, i18n: I18n) {
    this.#model = model;
    this.#i18n = i18n;
    makeObservable(this, {
      add: action,
      duplicate: action,
      move: action,
      resize: action,
      take: action,
      setAccount: action,
      tidyUp: action,
    });
  }

  /**
   * Adds a widget with its defaults, at the first free place or at a cell of the visible layout.
   * @returns its id; undefined if there is no such widget, or one is enough
   */
  add(kind: string, at?: { readonly x: number; readonly y: number }): string | undefined {
    const manifest = this.#model.manifests.get(kind);
    if (!manifest || this.#model.kindIsTaken(kind)) return undefined;
    const { w, h } = manifest.size;
    const widget = { id: this.#model.newId(), kind, w, h, options: {} };
    const { columns, visibleRows, sizeOf } = this.#model;
    this.#model.change((widgets) => added(widgets, widget, sizeOf, at ? { ...at, columns } : { visibleRows }));
    this.#model.announce(this.#i18n.t('dashboardEditing.added', { title: this.#model.titleOf(kind) }));
    return widget.id;
  }

  /** Adds a copy of a widget right after it. */
  duplicate(id: string): void {
    const widget = this.#model.find(id);
    if (!widget || this.#model.manifests.get(widget.kind)?.instances === 'one') return;
    const copyId = this.#model.newId();
    this.#model.change((widgets) => duplicated(widgets, id, copyId, this.#model.sizeOf));
    this.#model.reveal(copyId);
    this.#model.announce(this.#i18n.t('dashboardEditing.duplicated', { title: this.#model.titleOf(widget.kind) }));
  }

  /** Moves a widget by one cell and announces its new position. */
  move(id: string, step: MoveStep): void {
    const title = this.#titleOfId(id);
    const { t } = this.#i18n;
    if (!this.#model.change((widgets) => moved(widgets, id, step, this.#model.columns))) {
      this.#model.announce(t('dashboardEditing.stuck', { title }));
    } else if (this.#model.columns === WIDE) {
      const { x, y } = this.#model.find(id)!;
      this.#model.announce(t('dashboardEditing.moved', { title, column: x + 1, row: y + 1 }));
    } else {
      const place = this.#model.widgets.findIndex((widget) => widget.id === id) + 1;
      this.#model.announce(t('dashboardEditing.movedInOrder', { title, place, count: this.#model.widgets.length }));
    }
  }

  /** Resizes a widget by one cell and announces its new size. */
  resize(id: string, step: SizeStep): void {
    const title = this.#titleOfId(id);
    const { t } = this.#i18n;
    const isDone = this.#model.change((widgets) => resized(widgets, id, step, this.#model.columns, this.#model.sizeOf));
    const { w, h } = this.#model.find(id) ?? { w: 0, h: 0 };
    this.#model.announce(isDone ? t('dashboardEditing.sized', { title, w, h }) : t('dashboardEditing.stuck', { title }));
  }

  /** Whether a move would change the position of a widget. Menus offer only such moves. */
  canMove = (id: string, step: MoveStep): boolean => moved(this.#model.widgets, id, step, this.#model.columns) !== this.#model.widgets;

  /** Whether a widget can be resized so. */
  canResize = (id: string, step: SizeStep): boolean =>
    resized(this.#model.widgets, id, step, this.#model.columns, this.#model.sizeOf) !== this.#model.widgets;

  /** Stores the positions that the grid shows after a drag. */
  take(boxes: readonly Box[]): void {
    this.#model.change((widgets) => withBoxes(widgets, boxes, this.#model.columns, this.#model.sizeOf));
    this.#model.correctGrid();
  }

  /** Makes a widget work for a stored account; null for the one in use. */
  setAccount(id: string, account: string | null): void {
    this.#model.change((widgets) => withAccount(widgets, id, account));
  }

  /** Moves all widgets closer together, in one step that a toast takes back. */
  tidyUp(): void {
    const { t } = this.#i18n;
    const isDone = this.#model.rearrange((widgets) => packed(widgets, this.#model.sizeOf), t('dashboardEditing.tidied'));
    if (!isDone) this.#model.announce(t('dashboardEditing.alreadyTidy'));
  }

  #titleOfId(id: string): string {
    return this.#model.titleOf(this.#model.find(id)?.kind ?? '');
  }
}
