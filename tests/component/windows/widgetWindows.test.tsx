import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { collectWidgets } from '~/registry/collectWidgets';
import type { FoundWidget } from '~/registry/defineWidget';
import { defineOptions } from '~/registry/options';
import { kindsOf, type NotificationKind } from '~/stores/notifications/kinds';
import NotificationKindsWindow from '../../../windows/notificationKinds/NotificationKindsWindow';
import WidgetOptionsWindow from '../../../windows/widgetOptions/WidgetOptionsWindow';
import WidgetPickerWindow from '../../../windows/widgetPicker/WidgetPickerWindow';
import { testI18n } from '../../fixtures/testI18n';
import { renderWithRoot } from '../renderWithRoot';

const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe("the window of a widget's options", () => {
  const schema = defineOptions({ showHeader: { kind: 'boolean', default: true, label: 'widget.showHeader' } });
  const open = () => {
    const close = vi.fn<(values?: unknown) => void>();
    renderWithRoot(<WidgetOptionsWindow params={{ title: 'memoWidget.title', schema, values: { showHeader: true } }} close={close} />);
    fireEvent.click(screen.getByRole('switch', { name: 'Show header' }));
    return close;
  };

  test("the window of a widget's options has the name of the widget, and returns the chosen options", async () => {
    const close = open();
    expect(screen.getByRole('heading', { name: 'Memo' })).toBeTruthy();
    click('OK');
    await waitFor(() => expect(close.mock.calls).toEqual([[{ showHeader: false }]]));
  });

  test("the window of a widget's options returns nothing if it is canceled", () => {
    const close = open();
    click('Cancel');
    expect(close.mock.calls).toEqual([[]]);
  });
});

describe('the window of notification kinds', () => {
  const open = (excluded: readonly NotificationKind[]) => {
    const close = vi.fn<(excluded?: readonly NotificationKind[]) => void>();
    renderWithRoot(<NotificationKindsWindow params={{ excluded }} close={close} />);
    return close;
  };
  const isOn = (name: string) => screen.getByRole('switch', { name }).getAttribute('aria-checked');

  test('the window of notification kinds shows switches, and returns the kinds that are off', async () => {
    const close = open(['follow']);
    expect({ follows: isOn('Follows'), mentions: isOn('Mentions') }).toEqual({ follows: 'false', mentions: 'true' });
    fireEvent.click(screen.getByRole('switch', { name: 'Mentions' }));
    fireEvent.click(screen.getByRole('switch', { name: 'Follows' }));
    click('OK');
    await waitFor(() => expect(close.mock.calls).toEqual([[['mention']]]));
  });

  test('the window of notification kinds switches all kinds at once', async () => {
    const close = open([]);
    click('Disable all');
    click('OK');
    await waitFor(() => expect(close).toHaveBeenLastCalledWith(kindsOf(null)));
    click('Enable all');
    click('OK');
    await waitFor(() => expect(close).toHaveBeenLastCalledWith([]));
    click('Cancel');
    expect(close).toHaveBeenLastCalledWith();
  });
});

describe('the picker of widgets', () => {
  afterEach(() => vi.unstubAllGlobals());

  const open = ({ isInSight = true } = {}) => {
    const taken = observable.set<string>();
    const watchers: ((entries: object[]) => void)[] = [];
    const tellAll = (isIntersecting: boolean) =>
      act(() => {
        for (const tell of watchers) tell([{ isIntersecting }]);
      });
    const add = vi.fn<(kind: string) => void>();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(private readonly tell: (entries: object[]) => void) {}
        observe() {
          watchers.push(this.tell);
          if (isInSight) this.tell([{ isIntersecting: true }]);
        }
        disconnect() {}
      },
    );
    renderWithRoot(
      <WidgetPickerWindow
        params={{
          widgets: [...collectWidgets().values()],
          isTaken: (kind) => taken.has(kind),
          add,
          Preview: ({ manifest }) => <i>{`preview-${manifest.id}`}</i>,
        }}
        close={() => {}}
      />,
    );
    return { add, taken, tellAll };
  };
  const names = () => screen.queryAllByRole('heading', { level: 4 }).map((heading) => heading.textContent);
  const titlesOf = (isMeant: (widget: FoundWidget) => boolean = () => true) =>
    [...collectWidgets().values()].filter(isMeant).map(({ title }) => testI18n().t(title));
  const card = (name: string) => screen.getByRole('listitem', { name });

  test('the picker of widgets shows every widget with a preview, below the name of its category', () => {
    open();
    expect(names().toSorted()).toEqual(titlesOf().toSorted());
    expect(within(card('Memo')).getByText('preview-memo')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Personal' })).getByRole('listitem', { name: 'Memo' })).toBeTruthy();
  });

  test('the picker of widgets has a preview only while it is in sight', () => {
    const { tellAll } = open({ isInSight: false });
    expect(screen.queryByText('preview-memo')).toBeNull();
    tellAll(true);
    expect(screen.getByText('preview-memo')).toBeTruthy();
    tellAll(false);
    expect(screen.queryByText('preview-memo')).toBeNull();
  });

  test('the picker of widgets finds widgets by names, other words and category', () => {
    open();
    const search = screen.getByRole('searchbox', { name: 'Search' });
    fireEvent.change(search, { target: { value: 'sticky' } });
    expect(names()).toEqual(['Memo']);
    expect(screen.getByText('1 widget')).toBeTruthy();
    fireEvent.change(search, { target: { value: 'nothing like it' } });
    expect(screen.getByText('No widgets found')).toBeTruthy();
    fireEvent.change(search, { target: { value: '' } });
    fireEvent.change(screen.getByRole('combobox', { name: 'Category' }), { target: { value: 'notes' } });
    expect(names()).toEqual(titlesOf(({ category }) => category === 'notes'));
  });

  test('the picker of widgets goes from the search to the cards and between them with the arrow keys', () => {
    open();
    const focused = () => document.activeElement?.closest('li')?.dataset['pickerWidget'];
    const all = [...document.querySelectorAll<HTMLElement>('[data-picker-add]')];
    // Two cards in a row.
    for (const [index, button] of all.entries()) {
      const place = { left: (index % 2) * 100, top: Math.floor(index / 2) * 50 } as DOMRect;
      vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(place);
      button.scrollIntoView = () => {};
    }
    const kinds = all.map((button) => button.closest('li')!.dataset['pickerWidget']);
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'ArrowDown' });
    expect(focused()).toBe(kinds[0]);
    const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
    const visited = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowUp'].map((key) => {
      press(key);
      return focused();
    });
    expect(visited).toEqual([kinds[1], kinds[3], kinds[2], kinds[0], kinds[0]]);
    press('End');
    expect(focused()).toBe(kinds.at(-1));
  });

  test("the picker of widgets adds a widget by a button, says so, and stops at the widget's limit", () => {
    const { add, taken } = open();
    fireEvent.click(within(card('Memo')).getByRole('button', { name: 'Add' }));
    expect(add.mock.calls).toEqual([['memo']]);
    expect(screen.getByText('Memo added')).toBeTruthy();
    act(() => runInAction(() => void taken.add('memo')));
    expect(within(card('Memo')).getByRole<HTMLButtonElement>('button', { name: 'Added' }).disabled).toBe(true);
    expect(card('Memo').getAttribute('draggable')).toBe('false');
  });

  test('the picker of widgets makes room while a widget is dragged out of it', () => {
    open();
    vi.useFakeTimers();
    const data = { setData: vi.fn<(format: string, value: string) => void>(), effectAllowed: '' };
    const picker = document.querySelector('[data-window-width]')!;
    fireEvent.dragStart(card('Timeline'), { dataTransfer: data });
    act(() => void vi.runAllTimers());
    vi.useRealTimers();
    expect(data.setData.mock.calls).toEqual([['application/x-wisteria-widget-timeline', 'timeline']]);
    expect(picker.hasAttribute('data-window-dragging')).toBe(true);
    fireEvent.dragEnd(card('Timeline'));
    expect(picker.hasAttribute('data-window-dragging')).toBe(false);
  });
});
