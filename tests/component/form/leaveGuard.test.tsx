import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FormBody } from '~/components/form/FormBody';
import { useForm } from '~/components/form/useForm';
import { TextField } from '~/components/ui/TextField';
import { I18nProvider } from '~/i18n/useI18n';
import { ok } from '~/lib/Result';
import { StoresContext } from '~/react/context';
import { PaneContext } from '~/router/PaneContext';
import { MemoryBackend, PaneHistory } from '~/router/PaneHistory';
import { visitsOf } from '~/services/workspace/visits';
import { createTestRoot, settled } from '../../fixtures/createTestRoot';
import { fakePane } from '../../fixtures/fakePane';

function NameForm({ onDone }: { onDone: () => void }) {
  const form = useForm({ initial: { name: '' }, submit: () => Promise.resolve(ok()), onDone });
  return (
    <FormBody form={form}>
      <TextField {...form.field('name')} label="Name" />
    </FormBody>
  );
}

/** A pane that came from `/first` and shows a form at `/form`. */
function open({ onDone = () => {} }: { onDone?: (history: PaneHistory) => void } = {}) {
  const { root } = createTestRoot();
  const history = new PaneHistory(new MemoryBackend(visitsOf('/first')));
  history.navigate('/form');
  const { navigate, back, guardSteps } = history;
  const view = render(
    <StoresContext value={root}>
      <I18nProvider i18n={root.i18n}>
        <PaneContext value={fakePane([], { paneId: 'column', navigate, back, guardSteps })}>
          <NameForm onDone={() => onDone(history)} />
        </PaneContext>
      </I18nProvider>
    </StoresContext>,
  );
  const answer = (isSure: boolean) =>
    act(async () => {
      const question = root.overlays.stack.at(-1);
      if (question?.kind !== 'dialog' || question.dialog.type !== 'confirm') throw new Error('nothing was asked');
      question.dialog.answer(isSure);
      question.close();
      await settled();
    });
  return { ...view, root, history, answer };
}

const type = (name: string) => fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: name } });

test('a pane with an unsaved form asks before it goes to another page', async () => {
  const { history, answer } = open();
  type('Ink');
  act(() => history.navigate('/second'));
  expect(history.href).toBe('/form');
  await answer(false);
  expect(history.href).toBe('/form');
  act(() => history.navigate('/second'));
  await answer(true);
  expect(history.href).toBe('/second');
});

test('a pane with an unsaved form asks before Back', async () => {
  const { history, answer } = open();
  type('Ink');
  act(() => history.back());
  expect(history.href).toBe('/form');
  await answer(true);
  expect(history.href).toBe('/first');
});

test('one question is asked at a time', () => {
  const { root, history } = open();
  type('Ink');
  act(() => {
    history.back();
    history.back();
  });
  expect(root.overlays.stack).toHaveLength(1);
});

test('a form without changes lets the pane go', () => {
  const { root, history } = open();
  type('Ink');
  type('');
  act(() => history.navigate('/second'));
  expect({ href: history.href, questions: root.overlays.stack.length }).toEqual({ href: '/second', questions: 0 });
});

test('a form that was saved may leave its page at once', async () => {
  const { root, history } = open({ onDone: ({ navigate }) => navigate('/saved') });
  type('Ink');
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await settled();
  });
  expect({ href: history.href, questions: root.overlays.stack.length }).toEqual({ href: '/saved', questions: 0 });
});

test('a pane is free again once its form is gone', () => {
  const { history, unmount } = open();
  type('Ink');
  unmount();
  history.navigate('/second');
  expect(history.href).toBe('/second');
});

test('nothing is asked when the page goes because what it shows is gone', () => {
  const { root, history } = open();
  type('Ink');
  act(() => history.navigate('/second', { isGone: true }));
  expect({ href: history.href, asked: root.overlays.stack.length }).toEqual({ href: '/second', asked: 0 });
});
