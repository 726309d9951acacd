import { describe, expect, test } from 'vitest';
import { collectWidgets } from '~/registry/collectWidgets';
import type { WidgetManifest } from '~/registry/defineWidget';
import { arranged } from '~/services/workspace/dashboardEdits';
import type { WidgetRecord } from '~/services/workspace/document';
import { WORKSPACE_SCOPE } from '~/stores/workspace/WorkspaceSync';
import { DashboardEditor } from '~/workspace/dashboard/DashboardEditor';
import { DashboardModel } from '~/workspace/dashboard/DashboardModel';
import { user } from '../../../fixtures/builders';
import { createTestRoot, settled, type TestRootOptions } from '../../../fixtures/createTestRoot';
import { apiError } from '../../../fixtures/FakeApi';
import { MemoryLocalStore } from '../../../fixtures/memoryStores';
import { otherOptions } from '../../../fixtures/otherOptions';
import { withOneDashboard } from '../../../fixtures/oneDashboard';

const alice = user('alice').me();
const manifests = collectWidgets();

/** A server that keeps the workspace, with the message that it sends to other devices. */
function registry() {
  const values = new Map<string, unknown>();
  const api = {
    i: alice,
    'i/registry/get-all': {},
    'i/registry/keys-with-type': () => Object.fromEntries([...values.keys()].map((key) => [key, 'object'])),
    'i/registry/get': ({ key }: { key: string }) => {
      if (!values.has(key)) throw apiError({ code: 'NO_SUCH_KEY' });
      return structuredClone(values.get(key));
    },
    'i/registry/set': ({ key, value }: { key: string; value: unknown }) => void values.set(key, structuredClone(value)),
  };
  return { values, api: api as unknown as NonNullable<TestRootOptions['api']> };
}

async function device(server: ReturnType<typeof registry>, idPrefix: string, local = new MemoryLocalStore()) {
  const made = createTestRoot({ me: alice, api: server.api, idPrefix, local });
  const store = made.root.workspace;
  await made.root.workspaceKeeper.start();
  const { overlays, i18n } = made.root;
  let ids = 0;
  const model = new DashboardModel({ store, overlays, i18n, manifests, newId: () => `${idPrefix}${++ids}` });
  return { ...made, model, editor: new DashboardEditor(model, i18n), store };
}

type Device = Awaited<ReturnType<typeof device>>;

/** Lets some time pass on one device, then brings the server's message to another one. */
async function passMessage(from: Device, to: Device, server: ReturnType<typeof registry>, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 100) {
    from.clock.advance(100);
    // oxlint-disable-next-line no-await-in-loop -- time and answers take turns
    await settled();
  }
  await to.root.workspaceKeeper.sync.receive(WORKSPACE_SCOPE, 'default', server.values.get('default'));
}

const one = ({ id, size }: WidgetManifest): WidgetRecord => ({ id: 'w', kind: id, x: 0, y: 0, w: size.w, h: size.h, options: {} });

describe.each([...manifests])('the options of the widget %s', (_, manifest) => {
  const changed = otherOptions(manifest);

  test('the options of a widget survive a reload, and appear on another device within two seconds', async () => {
    const server = registry();
    const local = new MemoryLocalStore();
    const [first, second] = [await device(server, 'a', local), await device(server, 'b')];
    first.store.change((workspace) => withOneDashboard(workspace, arranged([one(manifest)], first.model.sizeOf)));
    first.model.setOptions('w', changed);
    await passMessage(first, second, server, 2000);
    const shown = ({ model }: Device) => model.optionsOf(model.find('w')!);
    expect(shown(first)).toMatchObject(changed);
    expect(shown(second)).toEqual(shown(first));
    const reloaded = await device(server, 'c', local);
    expect(shown(reloaded)).toEqual(shown(first));
  });
});

describe('a dashboard of one device alone', () => {
  test('DB16 a dashboard of one device alone is neither sent nor replaced by what other devices send', async () => {
    const server = registry();
    const [first, second] = [await device(server, 'a'), await device(server, 'b')];
    first.editor.add('calendar');
    await passMessage(first, second, server, 2000);
    first.model.setOwn(true);
    first.editor.add('rss');
    await passMessage(first, second, server, 2000);
    expect(JSON.stringify(server.values.get('default'))).not.toContain('ownDashboards');
    const kinds = ({ model }: Device) => model.widgets.map(({ kind }) => kind);
    expect(kinds(second)).not.toContain('rss');
    second.editor.add('photos');
    await passMessage(second, first, server, 2000);
    expect(kinds(first)).not.toContain('photos');
    first.model.setOwn(false);
    expect(kinds(first)).toContain('photos');
    expect(kinds(first)).not.toContain('rss');
  });

  test('DB16 a dashboard of one device alone is the same in all tabs of that device', async () => {
    const server = registry();
    const local = new MemoryLocalStore();
    const [first, second] = [await device(server, 'a', local), await device(server, 'b', local)];
    first.model.setOwn(true);
    first.editor.add('rss');
    first.store.flush();
    second.store.reread();
    expect(second.model.isOwn).toBe(true);
    expect(second.model.widgets.map(({ kind }) => kind)).toContain('rss');
  });
});
