/** A point of a sphere with the radius 1: x along the screen to its right edge, y down, z toward the viewer. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** How far the sphere is turned around its vertical axis, and then around the horizontal one; radians. */
export interface Turn {
  readonly yaw: number;
  readonly pitch: number;
}

/** Points that go round the sphere with this angle from one to the next are spread evenly. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** Returns points that are spread evenly over the sphere. */
export function spread(count: number): readonly Point[] {
  return Array.from({ length: count }, (_, index) => {
    const y = count === 1 ? 0 : 1 - ((index + 0.5) * 2) / count;
    const radius = Math.sqrt(1 - y * y);
    return { x: Math.cos(index * GOLDEN_ANGLE) * radius, y, z: Math.sin(index * GOLDEN_ANGLE) * radius };
  });
}

/** Returns where a point is after a turn. */
export function turned({ x, y, z }: Point, { yaw, pitch }: Turn): Point {
  const depth = z * Math.cos(yaw) - x * Math.sin(yaw);
  return {
    x: x * Math.cos(yaw) + z * Math.sin(yaw),
    y: y * Math.cos(pitch) - depth * Math.sin(pitch),
    z: y * Math.sin(pitch) + depth * Math.cos(pitch),
  };
}

/** Returns the turn that brings a point to the front. */
export function facing({ x, y, z }: Point): Turn {
  return { yaw: -Math.atan2(x, z), pitch: Math.atan2(y, Math.hypot(x, z)) };
}
