import { expect, test, vi } from 'vitest';
import { MemoryBackend, PaneHistory } from '~/router/PaneHistory';
import { visitsOf } from '~/services/workspace/visits';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';
import { closeAsked } from '~/workspace/panes/closeAsked';
import { LivePane } from '~/workspace/panes/LivePane';
import { createTestRoot } from '../../fixtures/createTestRoot';

function paneWith(content: string) {
  const { root } = createTestRoot();
  const pane = new LivePane('p1', new PaneHistory(new MemoryBackend(visitsOf('/'))), () => {});
  pane.element.innerHTML = content;
  const close = vi.fn<WorkspaceStore['close']>(() => () => {});
  return { root, close, closing: closeAsked(root, { close }, pane).then((reopen) => reopen !== null) };
}

test('a pane closes at once while nothing in it is unsaved', async () => {
  const { root, close, closing } = paneWith('<form></form>');
  expect({ isClosed: await closing, closed: close.mock.calls, questions: root.overlays.stack.length }).toEqual({
    isClosed: true,
    closed: [['p1']],
    questions: 0,
  });
});

test.each([true, false])('a pane with an unsaved form asks before it closes; the answer is %s', async (isSure) => {
  const { root, close, closing } = paneWith('<form data-unsaved="true"></form>');
  expect(close).not.toHaveBeenCalled();
  const question = root.overlays.stack.at(-1);
  if (question?.kind !== 'dialog' || question.dialog.type !== 'confirm') throw new Error('nothing was asked');
  question.dialog.answer(isSure);
  question.close();
  expect({ isClosed: await closing, count: close.mock.calls.length }).toEqual({ isClosed: isSure, count: Number(isSure) });
});
