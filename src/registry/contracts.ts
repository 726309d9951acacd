/**
 * Parameters and results of every dialog, picker and pop-up that can be opened by id. Each `windows/<id>/params.ts`
 * adds its own line by declaration merging, so `overlays.open('composer', …)` is checked without a central union:
 *
 * @example
 * declare module '~/registry/contracts' {
 *   interface WindowParams { confirmDelete: { params: { name: string }; result: boolean } }
 * }
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface WindowParams {}

/** Id of a registered window. */
export type WindowId = keyof WindowParams;

/** The properties of a window's component: its parameters, and functions that end it with or without a result. */
export interface WindowProps<K extends WindowId> {
  readonly params: WindowParams[K] extends { params: infer P } ? P : never;
  readonly close: (result?: WindowParams[K] extends { result: infer R } ? R : never) => void;
}
