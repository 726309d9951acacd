import type { KeyboardEvent, PointerEvent } from 'react';
import { isRightToLeft } from '~/lib/isRightToLeft';
import { followPointer } from './followPointer';
import styles from './ResizeBorder.module.css';

/** The props of a {@link ResizeBorder}. */
export interface ResizeBorderProps {
  /** Accessible name, such as "Width of the navigation". */
  label: string;
  /** The stored width, and the minimum and maximum; CSS px. */
  width: number;
  min: number;
  max?: number;
  /** The side on which the resized element grows, in reading direction. */
  grows: 'start' | 'end';
  /** Shows a width while the border is dragged; null restores the stored one. */
  onDraft: (width: number | null) => void;
  onChange: (width: number) => void;
  className?: string | undefined;
}

/** How far one press of an arrow key moves it; CSS px. */
const STEP = 40;

/** A border that changes a width, with the pointer or the arrow keys. Escape cancels a drag. */
export function ResizeBorder({ label, width, min, max = Infinity, grows, onDraft, onChange, className = '' }: ResizeBorderProps) {
  const limited = (wanted: number) => Math.round(Math.min(Math.max(wanted, min), max));
  /** 1 if moving to the right makes it wider, otherwise -1. */
  const signOf = (border: Element) => ((grows === 'end') === isRightToLeft(border) ? -1 : 1);
  const handlePress = ({ button, currentTarget, nativeEvent }: PointerEvent) => {
    if (button !== 0) return;
    const sign = signOf(currentTarget);
    let wanted = width;
    followPointer(nativeEvent, currentTarget, {
      onMove(_at, { dx }) {
        wanted = limited(width + sign * dx);
        onDraft(wanted);
      },
      onDone: () => onChange(wanted),
      onEnd: () => onDraft(null),
    });
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowLeft' ? -STEP : event.key === 'ArrowRight' ? STEP : 0;
    if (step === 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onChange(limited(width + signOf(event.currentTarget) * step));
  };
  return (
    // The lint rule treats a separator as plain content.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- a
    // focusable separator is a widget (ARIA 1.2)
    <div
      className={`${styles.border} ${className}`}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuemin={min}
      aria-valuemax={Number.isFinite(max) ? max : undefined}
      aria-valuenow={Math.round(width)}
      onPointerDown={handlePress}
      onKeyDown={handleKey}
    />
  );
}
