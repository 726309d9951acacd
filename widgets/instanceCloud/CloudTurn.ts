import { facing, turned, type Point, type Turn } from './sphere';

/** How fast the sphere turns by itself; radians in a second. */
const SPEED = 0.25;
/** After this time, a third of the way to a point is left; ms. */
const EASE_MS = 110;
/** Closer than this, the sphere has arrived; radians. */
const ARRIVED = 0.002;
/** An arrow key looks for the next point this far around the sphere; radians. */
const STEP = 0.6;

const STEPS: Readonly<Record<string, Turn>> = {
  ArrowRight: { yaw: -STEP, pitch: 0 },
  ArrowLeft: { yaw: STEP, pitch: 0 },
  ArrowDown: { yaw: 0, pitch: STEP },
  ArrowUp: { yaw: 0, pitch: -STEP },
};

/** How a sphere of points is turned: by itself, toward a point, or by hand. */
export class CloudTurn {
  turn: Turn = { yaw: 0, pitch: 0.35 };
  #goal: Turn | null = null;

  /** Turns for a while. @returns whether it is still on its way to a point */
  pass(ms: number, isSpinning: boolean): boolean {
    const { yaw, pitch } = this.turn;
    if (this.#goal) {
      const part = 1 - Math.exp(-ms / EASE_MS);
      const left = { yaw: this.#goal.yaw - yaw, pitch: this.#goal.pitch - pitch };
      if (Math.hypot(left.yaw, left.pitch) < ARRIVED) this.arrive();
      else this.turn = { yaw: yaw + left.yaw * part, pitch: pitch + left.pitch * part };
    } else if (isSpinning) {
      this.turn = { yaw: yaw + (SPEED * ms) / 1_000, pitch };
    }
    return this.#goal !== null;
  }

  /** Lets it turn toward a point, on the shorter way round. */
  face(point: Point): void {
    const goal = facing(point);
    const round = Math.PI * 2;
    const turns = Math.round((this.turn.yaw - goal.yaw) / round);
    this.#goal = { yaw: goal.yaw + turns * round, pitch: goal.pitch };
  }

  /** Puts it where it is turning to. */
  arrive(): void {
    this.turn = this.#goal ?? this.turn;
    this.#goal = null;
  }

  /** Turns it by hand from where it was when the hand took it; px. */
  drag(from: Turn, byX: number, byY: number, pxPerRadian: number): void {
    this.#goal = null;
    const pitch = from.pitch - byY / pxPerRadian;
    this.turn = { yaw: from.yaw + byX / pxPerRadian, pitch: Math.min(Math.PI / 2, Math.max(-Math.PI / 2, pitch)) };
  }

  /** Returns the point that an arrow key brings to the front: another one than `current`. -1 for other keys. */
  next(key: string, points: readonly Point[], current: number): number {
    const step = STEPS[key];
    const from = points[current];
    if (!step || !from) return -1;
    const { yaw, pitch } = facing(from);
    const ahead = { yaw: yaw + step.yaw, pitch: pitch + step.pitch };
    let best = -1;
    for (const [index, point] of points.entries()) {
      if (index !== current && (best < 0 || turned(point, ahead).z > turned(points[best]!, ahead).z)) best = index;
    }
    return best;
  }
}
