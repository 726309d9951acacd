import { useState, type FocusEvent, type RefCallback } from 'react';
import { activePanes } from '~/lib/activePanes';

/** Where the focus goes when a message that has it disappears. */
interface PassingFocus {
  /** For the region: remembers where the focus came from. */
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  /** The `ref` of each message. */
  readonly message: RefCallback<HTMLElement>;
}

/**
 * Keeps the focus when messages such as toasts disappear: the next one takes it, and after the last one, the element that had it
 * before.
 */
export function usePassingFocus(): PassingFocus {
  const [focus] = useState(() => {
    let before: EventTarget | null = null;
    return {
      onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) before = relatedTarget;
      },
      message: (element: HTMLElement | null) => () => {
        // Called just before the element is removed.
        if (!element?.contains(document.activeElement)) return;
        const target = [...buttonsBeside(element), before, ...activePanes()].find(canTakeFocus);
        target?.focus({ preventScroll: true });
      },
    };
  });
  return focus;
}

/** The buttons that close the next message and the one before. */
const buttonsBeside = ({ nextElementSibling, previousElementSibling }: HTMLElement): readonly (Element | undefined)[] =>
  [nextElementSibling, previousElementSibling].map((one) => (one?.matches('li') ? [...one.querySelectorAll('button')].at(-1) : undefined));

const canTakeFocus = (target: EventTarget | null | undefined): target is HTMLElement =>
  target instanceof HTMLElement && target.isConnected && !target.closest('[inert]');
