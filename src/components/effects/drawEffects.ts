import type { Falling } from '~/services/season';
import styles from './effects.module.css';

/** How long an effect stays, in ms, even if the browser stops drawing. */
const LIFE_MS = 1100;
/** How long the ring of a ripple expands and its sparks fly, in ms. */
const RING_MS = 500;
const SPARKS_MS = 800;
const SPARKS = 12;
/** Sparks start at least this far from the center and fly at most this much further, in px. */
const SPARK_START = 20;
const SPARK_WAY = 44;
/** The most effects at once. More are impossible to follow and would cost frames. */
const AT_ONCE = 24;

/** Draws an expanding ring with sparks in the center of a box. */
export function ripple({ x, y, width, height }: DOMRect): void {
  const effect = place(styles.ripple!, x + width / 2, y + height / 2);
  if (!effect) return;
  effect.append(part(styles.ring!, { '--effect-time': `${RING_MS}ms` }));
  for (let spark = 0; spark < SPARKS; spark += 1) {
    const angle = Math.random() * 2 * Math.PI;
    const way = SPARK_START + Math.random() * SPARK_WAY;
    effect.append(
      part(styles.spark!, {
        '--effect-time': `${SPARKS_MS}ms`,
        '--spark-color': `var(--spark-${(spark % 3) + 1})`,
        '--spark-x': `${Math.round(Math.cos(angle) * way)}px`,
        '--spark-y': `${Math.round(Math.sin(angle) * way)}px`,
        '--spark-size': `${Math.round(4 + Math.random() * 8)}px`,
      }),
    );
  }
}

/** Lets copies of the emoji of the given reactions rise from their buttons. */
export function floatReactions(buttons: Element | null, reactions: readonly string[]): void {
  for (const button of buttons?.querySelectorAll<HTMLElement>('[data-reaction]') ?? []) {
    const emoji = button.firstElementChild;
    if (!emoji || !reactions.includes(button.dataset['reaction']!)) continue;
    const { x, y, width, height } = emoji.getBoundingClientRect();
    // A note of a cached page that is hidden has no size.
    const effect = width > 0 ? place(styles.floating!, x + width / 2, y + height / 2) : null;
    if (!effect) continue;
    effect.style.fontSize = getComputedStyle(button).fontSize;
    effect.append(part(styles.riser!, { '--effect-time': `${LIFE_MS}ms` }, emoji.cloneNode(true)));
  }
}

/** How long confetti falls, in ms, how many pieces there are, and how much later the last one starts. */
const CONFETTI_MS = 4000;
const PIECES = 60;
const LAST_PIECE_MS = 1200;

/** Lets confetti fall over the page. */
export function confetti(): void {
  const layers = document.querySelector('#layers') ?? document.body;
  if (layers.querySelector('[data-confetti]')) return;
  const sky = part(styles.sky!, {});
  sky.dataset['confetti'] = '';
  sky.ariaHidden = 'true';
  for (let piece = 0; piece < PIECES; piece += 1) {
    const delay = Math.random() * LAST_PIECE_MS;
    sky.append(
      part(styles.piece!, {
        '--effect-time': `${CONFETTI_MS - LAST_PIECE_MS}ms`,
        '--piece-delay': `${Math.round(delay)}ms`,
        '--piece-at': `${Math.round(Math.random() * 100)}%`,
        '--piece-turn': `${Math.round(Math.random() * 720 - 360)}deg`,
        '--spark-color': `var(--spark-${(piece % 3) + 1})`,
      }),
    );
  }
  layers.append(sky);
  setTimeout(() => sky.remove(), CONFETTI_MS);
}

/** How many flakes or petals fall at once. */
const FALLING = 40;
/** How long a piece takes from the top to the bottom at least, and how much longer the slowest one takes; seconds. */
const FASTEST_S = 12;
const SLOWER_S = 14;
/** The smallest piece, and how much larger the largest one is; px. */
const SMALLEST = 5;
const LARGER = 9;

/**
 * Lets snow or petals fall over the page. Browsers rest such an animation while the page is hidden.
 * @returns a function that stops it
 */
export function letFall(falling: Falling): () => void {
  const sky = part(styles.sky!, {});
  sky.dataset['falling'] = falling;
  sky.ariaHidden = 'true';
  for (let piece = 0; piece < FALLING; piece += 1) {
    const time = FASTEST_S + Math.random() * SLOWER_S;
    sky.append(
      part(`${styles.falling!} ${styles[falling]!}`, {
        '--effect-time': `${time.toFixed(1)}s`,
        // A negative delay begins in the middle of the way, so that the sky is full at once.
        '--piece-delay': `${(-Math.random() * time).toFixed(1)}s`,
        '--piece-at': `${Math.round(Math.random() * 100)}%`,
        '--piece-size': `${Math.round(SMALLEST + Math.random() * LARGER)}px`,
      }),
    );
  }
  document.body.append(sky);
  return () => sky.remove();
}

/**
 * Adds an element above the page that ignores pointers and is removed after the effect. Returns null if there are too
 * many.
 */
function place(className: string, x: number, y: number): HTMLElement | null {
  const layers = document.querySelector('#layers') ?? document.body;
  if (layers.querySelectorAll('[data-effect]').length >= AT_ONCE) return null;
  const element = part(`${styles.effect!} ${className}`, { '--effect-x': `${x}px`, '--effect-y': `${y}px` });
  element.dataset['effect'] = '';
  element.ariaHidden = 'true';
  layers.append(element);
  setTimeout(() => element.remove(), LIFE_MS);
  return element;
}

function part(className: string, properties: Readonly<Record<string, string>>, ...children: readonly Node[]): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, value);
  element.append(...children);
  return element;
}
