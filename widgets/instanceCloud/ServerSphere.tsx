import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useMemo, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import type { WireFederationInstance } from '~/api/wire';
import { useFrames } from '~/components/widget/useFrames';
import { useI18n } from '~/i18n/useI18n';
import { visibleText } from '~/lib/visibleText';
import { useServer, useStores } from '~/react/context';
import { useMayMove } from '~/react/useMayMove';
import { Link } from '~/router/Link';
import { serverPath } from '~/services/serverPath';
import { CloudTurn } from './CloudTurn';
import styles from './ServerSphere.module.css';
import { spread, turned, type Turn } from './sphere';

/** The radius as a part of the shorter side, in percent. */
const RADIUS = 37;
/** A pointer that moves less than this far clicks; px. */
const CLICK_PX = 4;
/** How opaque the farthest icons are. Letters stay opaque, because they would be hard to read. */
const FARTHEST = 0.35;

/** Where a pointer took the sphere. */
interface Grip {
  readonly x: number;
  readonly y: number;
  readonly turn: Turn;
  isDragging: boolean;
}

interface ServerSphereProps {
  servers: readonly WireFederationInstance[];
}

/**
 * A sphere of links that turns by itself, and rests under the pointer and while it has the focus. It can be dragged. A link that
 * gets the focus comes to the front, and arrow keys go to its neighbors.
 */
export const ServerSphere = observer(function ServerSphere({ servers }: ServerSphereProps) {
  const { t } = useI18n();
  const { clock } = useStores();
  const mayMove = useMayMove();
  const list = useRef<HTMLUListElement>(null);
  const grip = useRef<Grip | null>(null);
  const wasDragged = useRef(false);
  const lastFrame = useRef<number | null>(null);
  const [cloud] = useState(() => new CloudTurn());
  const [isUnderPointer, setIsUnderPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const [isOnItsWay, setIsOnItsWay] = useState(false);
  const points = useMemo(() => spread(servers.length), [servers.length]);
  const isSpinning = !isUnderPointer && !hasFocus;

  // Written directly: 25 renders in every frame would cost more than the rest of the dashboard.
  const draw = () => {
    for (const [index, item] of [...list.current!.children].entries()) {
      const { x, y, z } = turned(points[index]!, cloud.turn);
      const { style } = item as HTMLElement;
      style.transform = `translate3d(${[x, y, z].map((part) => `${(part * RADIUS).toFixed(2)}cqmin`).join(', ')})`;
      style.setProperty('--near', String(FARTHEST + ((1 - FARTHEST) * (z + 1)) / 2));
    }
  };
  useLayoutEffect(draw);
  const isMoving = mayMove && (isSpinning || isOnItsWay);
  useFrames(
    () => {
      const now = clock.now();
      // A pause, such as a hidden page, is not made up for.
      const passed = Math.min(100, now - (lastFrame.current ?? now));
      lastFrame.current = now;
      if (!cloud.pass(passed, isSpinning) && isOnItsWay) setIsOnItsWay(false);
      draw();
    },
    list,
    isMoving,
  );

  const handleFocus = ({ target }: FocusEvent<HTMLElement>) => {
    setHasFocus(true);
    const point = points[indexOf(target)];
    // A link that is pressed stays under the pointer.
    if (!point || grip.current) return;
    cloud.face(point);
    if (mayMove) return setIsOnItsWay(true);
    cloud.arrive();
    draw();
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const next = cloud.next(event.key, points, indexOf(event.target as Element));
    if (next < 0) return;
    event.preventDefault();
    list.current!.children[next]!.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
  };
  const take = ({ button, clientX: x, clientY: y }: PointerEvent) => {
    wasDragged.current = false;
    if (button === 0) grip.current = { x, y, turn: cloud.turn, isDragging: false };
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    const held = grip.current;
    if (!held) return;
    const [byX, byY] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.isDragging && Math.hypot(byX, byY) < CLICK_PX) return;
    if (!held.isDragging) event.currentTarget.setPointerCapture(event.pointerId);
    held.isDragging = true;
    wasDragged.current = true;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    cloud.drag(held.turn, byX, byY, (Math.min(width, height) * RADIUS) / 100);
    draw();
  };
  const release = () => (grip.current = null);
  const refuseClick = (event: MouseEvent) => {
    if (wasDragged.current) event.preventDefault();
  };
  return (
    <div className={styles.place}>
      {/* The handlers only turn the sphere. Its links can do everything without them. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a list of links that is turned */}
      <ul
        ref={list}
        className={styles.sphere}
        aria-label={t('instanceCloudWidget.servers')}
        onPointerEnter={({ pointerType }) => setIsUnderPointer(pointerType === 'mouse')}
        onPointerLeave={() => setIsUnderPointer(false)}
        onPointerDown={take}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
        onClickCapture={refuseClick}
        onFocus={handleFocus}
        onBlur={() => setHasFocus(false)}
        onKeyDown={handleKey}
      >
        {servers.map((server) => (
          <li key={server.host} className={styles.item}>
            <ServerLink server={server} />
          </li>
        ))}
      </ul>
    </div>
  );
});

/** The icon of a server, or the first letter of its name. */
const ServerLink = observer(function ServerLink({ server }: { server: WireFederationInstance }) {
  const { t } = useI18n();
  const own = useServer();
  const { host } = server;
  const name = visibleText(server.name ?? '') || host;
  const icon = own.picture(server.iconUrl ?? server.faviconUrl, 'preview');
  const label = name === host ? host : t('instanceCloudWidget.server', { name, host });
  return (
    // A text that cannot be a host is known to no server, and its page says so.
    <Link to={serverPath(host) ?? '/instance-info/unknown'} className={styles.server} aria-label={label} title={label} draggable={false}>
      {icon === undefined ? (
        <span aria-hidden>{/./u.exec(name)?.[0].toUpperCase()}</span>
      ) : (
        <img src={icon} alt="" decoding="async" draggable={false} />
      )}
    </Link>
  );
});

/** The place of a link in the list that it belongs to. */
function indexOf(link: Element): number {
  const item = link.closest('li');
  return item ? [...item.parentElement!.children].indexOf(item) : -1;
}
