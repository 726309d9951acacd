import { peek } from '~/lib/peek';
import { collectWidgets } from '~/registry/collectWidgets';
import type { WidgetManifest } from '~/registry/defineWidget';
import { knownWidgetOptions, readWidgetOptions } from '~/registry/widgetOptions';
import { cellsFor, firstFit, fit, WIDE, type Box, type Widgets } from '~/services/workspace/dashboard';
import type { Options } from '~/services/workspace/document';
import { FIRST_DASHBOARD } from '~/services/workspace/dashboards';
import type { RootStore } from '~/stores/RootStore';
import { settle } from '~/stores/settle';
import { hasHeader } from './DashboardModel';
import { registryRemote } from '~/stores/settings/registryRemote';

/** The account setting in which other clients keep their widgets. */
const KEY = 'widgets';

/** The most widgets that are taken. */
const MOST = 100;

/**
 * Brings the widgets that the account has in other clients to a dashboard that was never arranged, once per account in this browser. They are
 * only read: what people arrange here stays here.
 */
export async function takeWidgets({ workspace, session, local }: RootStore): Promise<void> {
  const { me, key, api } = peek(() => session.current);
  const readKey = `widgetsRead:${key}`;
  if (!me || workspace.isSafe || local.get(readKey) !== null || peek(() => workspace.document.dashboards).length > 0) return;
  // Servers answer a question for a single key that is missing with an error, which browsers print.
  const stored = await settle(registryRemote(api).getAll());
  // Without an answer, the next start asks again.
  if (!stored.ok) return;
  local.set(readKey, 'true');
  const widgets = widgetsFrom(stored.value[KEY], collectWidgets());
  if (widgets.length === 0) return;
  workspace.change((document) =>
    document.dashboards.length === 0 ? { ...document, dashboards: [{ id: FIRST_DASHBOARD, name: null, widgets }] } : document,
  );
}

/** Returns what this client knows among the widgets of another one, `{ name, id, place, data }`, one after the other in rows. */
export function widgetsFrom(stored: unknown, manifests: ReadonlyMap<string, WidgetManifest>): Widgets {
  if (!Array.isArray(stored)) return [];
  const boxes: Box[] = [];
  const kinds = new Set<string>();
  return stored.slice(0, MOST).flatMap((one: unknown, index) => {
    const { name, data } = (one ?? {}) as { readonly name?: unknown; readonly data?: unknown };
    const manifest = typeof name === 'string' ? manifests.get(name) : undefined;
    if (!manifest || (manifest.instances === 'one' && kinds.has(manifest.id))) return [];
    kinds.add(manifest.id);
    const given: Options = typeof data === 'object' && data !== null ? { ...data } : {};
    const options = knownWidgetOptions(manifest, given);
    const heightPx = given[manifest.heightOption ?? ''];
    const h = typeof heightPx === 'number' ? cellsFor(heightPx, hasHeader(readWidgetOptions(manifest, given))) : manifest.size.h;
    const box = firstFit(`taken-${index}`, fit({ w: manifest.size.w, h }, manifest.size), boxes, WIDE);
    boxes.push(box);
    return { ...box, kind: manifest.id, options };
  });
}
