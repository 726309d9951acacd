import { useEffect, useRef, type HTMLAttributes } from 'react';

interface ListOptionProps extends HTMLAttributes<HTMLDivElement> {
  id: string;
  isActive: boolean;
  onPick: () => void;
}

/** An option below a field that keeps the focus. The active one scrolls into view. */
export function ListOption({ isActive, onPick, ...attributes }: ListOptionProps) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the arrow keys of the field reach every option; only a pointer presses it
    <div
      {...attributes}
      ref={option}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
    />
  );
}
