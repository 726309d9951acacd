import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { Button } from '~/components/ui/Button';
import { Icon } from '~/components/ui/Icon';
import { IconButton } from '~/components/ui/IconButton';
import { Select } from '~/components/ui/Select';
import { Switch } from '~/components/ui/Switch';
import { Tabs } from '~/components/ui/Tabs';
import { TextArea } from '~/components/ui/TextArea';
import { TextField } from '~/components/ui/TextField';
import { renderWithRoot } from '../renderWithRoot';

const ignore = () => {};

describe('an icon', () => {
  test('an icon is hidden from screen readers without a label', () => {
    const { container } = renderWithRoot(<Icon name="home" />);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  test('an icon has a name with a label', () => {
    renderWithRoot(<Icon name="lock" label="Followers only" />);
    expect(screen.getByRole('img', { name: 'Followers only' })).toBeTruthy();
  });
});

describe('a button', () => {
  test('a button does nothing while it is busy, but keeps the focus', () => {
    const press = vi.fn<() => void>();
    renderWithRoot(
      <Button busy onClick={press}>
        Post
      </Button>,
    );
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Post' });
    fireEvent.click(button);
    expect({ pressCount: press.mock.calls.length, ariaBusy: button.getAttribute('aria-busy'), disabled: button.disabled }).toEqual({
      pressCount: 0,
      ariaBusy: 'true',
      disabled: false,
    });
  });

  test('a button does not submit its form while it is busy', () => {
    const send = vi.fn<() => void>();
    renderWithRoot(
      <form onSubmit={send}>
        <Button type="submit" busy>
          Post
        </Button>
      </form>,
    );
    fireEvent.click(screen.getByRole('button'));
    expect(send).not.toHaveBeenCalled();
  });

  test('a button does not submit a form by default', () => {
    renderWithRoot(<Button>Post</Button>);
    expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button');
  });
});

describe('an icon button', () => {
  test('an icon button has its label as name and tooltip', () => {
    renderWithRoot(<IconButton icon="heart" label="React" />);
    expect(screen.getByRole('button', { name: 'React' }).dataset.tooltip).toBe('React');
  });

  test('an icon button shows its count', () => {
    renderWithRoot(<IconButton icon="heart" label="React" count={1234} />);
    expect(screen.getByRole('button', { name: 'React, 1,234' })).toBeTruthy();
  });

  test('an icon button reports the state of a toggle', () => {
    renderWithRoot(<IconButton icon="heart" label="React" pressed={false} />);
    expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('false');
  });
});

describe('a field', () => {
  test('a field has a label and reports typed text', () => {
    const change = vi.fn<(value: string) => void>();
    renderWithRoot(<TextField label="Username" value="" onChange={change} />);
    fireEvent.change(screen.getByRole('textbox', { name: 'Username' }), { target: { value: 'alice' } });
    expect(change).toHaveBeenCalledWith('alice');
  });

  test('a field is described by its help and its error', () => {
    renderWithRoot(<TextField label="Code" value="" onChange={ignore} help="Six digits" error="Too short" />);
    const field = screen.getByRole('textbox');
    const described = field
      .getAttribute('aria-describedby')!
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect({ described, ariaInvalid: field.getAttribute('aria-invalid') }).toEqual({
      described: ['Six digits', 'Too short'],
      ariaInvalid: 'true',
    });
  });

  test('a field hides a password until the viewer reveals it', () => {
    renderWithRoot(<TextField label="Password" type="password" value="secret" onChange={ignore} />);
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    expect(field.type).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field.type).toBe('text');
  });

  test('a field with several lines has a label', () => {
    renderWithRoot(<TextArea label="Comment" value="a" onChange={ignore} />);
    expect(screen.getByRole('textbox', { name: 'Comment' })).toBeTruthy();
  });

  test('a field with choices reports the chosen value', () => {
    const change = vi.fn<(value: 'a' | 'b') => void>();
    const items = [
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B' },
    ] as const;
    renderWithRoot(<Select label="Letter" value="a" items={items} onChange={change} />);
    fireEvent.change(screen.getByRole('combobox', { name: 'Letter' }), { target: { value: 'b' } });
    expect(change).toHaveBeenCalledWith('b');
  });
});

describe('a switch', () => {
  test('a switch shows its state and reports a change', () => {
    const change = vi.fn<(checked: boolean) => void>();
    renderWithRoot(<Switch label="Dark mode" checked onChange={change} />);
    const toggle = screen.getByRole('switch', { name: 'Dark mode' });
    fireEvent.click(toggle);
    expect({ ariaChecked: toggle.getAttribute('aria-checked'), changeCalls: change.mock.calls }).toEqual({
      ariaChecked: 'true',
      changeCalls: [[false]],
    });
  });
});

describe('tabs', () => {
  const items = ['home', 'local', 'global'].map((value) => ({ value, label: value }));
  const show = (onChange: (value: string) => void = ignore) => {
    renderWithRoot(<Tabs label="Timelines" value="local" items={items} onChange={onChange} />);
    return screen.getAllByRole('tab');
  };

  test('tabs have one Tab stop, at the selected tab', () => {
    expect(show().map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
  });

  test.each([
    ['ArrowRight', 'global'],
    ['ArrowLeft', 'home'],
    ['Home', 'home'],
    ['End', 'global'],
  ])('tabs move the focus with %s to %s without selecting it', (key, target) => {
    const change = vi.fn<(value: string) => void>();
    const tabs = show(change);
    tabs[1]!.focus();
    fireEvent.keyDown(tabs[1]!, { key });
    expect({ focusedText: document.activeElement?.textContent, changeCalls: change.mock.calls }).toEqual({
      focusedText: target,
      changeCalls: [],
    });
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])('arrows with %o are not handled by tabs', (modifier) => {
    const tabs = show();
    tabs[1]!.focus();
    expect(fireEvent.keyDown(tabs[1]!, { key: 'ArrowRight', ...modifier })).toBe(true);
    expect(document.activeElement).toBe(tabs[1]);
  });

  test('tabs wrap around at the ends', () => {
    const tabs = show();
    tabs[2]!.focus();
    fireEvent.keyDown(tabs[2]!, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(tabs[0]);
  });

  test('tabs are selected by a click', () => {
    const change = vi.fn<(value: string) => void>();
    fireEvent.click(show(change)[0]!);
    expect(change).toHaveBeenCalledWith('home');
  });
});
