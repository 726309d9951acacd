import { DASHBOARD_PARTS, NARROW_LINES, type PictureColumn } from './pictureParts';
import styles from './LayoutPicture.module.css';

const WIDTH = 320;
const HEIGHT = 200;
const RAIL = 20;
const GAP = 6;

interface LayoutPictureProps {
  columns: readonly PictureColumn[];
  /** Whether the columns take all the room; otherwise, they stand in the middle. */
  isFilled?: boolean;
}

/** A drawing of columns beside each other, in the colors of the theme. The text beside it says what they are. */
export function LayoutPicture({ columns, isFilled = true }: LayoutPictureProps) {
  const room = WIDTH - RAIL - GAP;
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const width = (share: number): number => (isFilled ? (room * share) / shares : room * 0.44);
  const first = isFilled ? RAIL : RAIL + room * 0.28;
  const startOf = (place: number): number => columns.slice(0, place).reduce((x, { share }) => x + width(share), first);
  return (
    <svg className={styles.picture} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden data-part="layout-picture">
      <rect className={styles.ground} width={WIDTH} height={HEIGHT} />
      <rect className={styles.solid} x={5} y={7} width={10} height={10} rx={3} />
      {[0, 1, 2, 3].map((place) => (
        <rect key={place} className={styles.tint} x={7} y={23 + place * 11} width={6} height={6} rx={2} />
      ))}
      {columns.map((column, place) => {
        const inner = width(column.share) - GAP;
        return (
          // The columns of a picture have no names.
          // oxlint-disable-next-line react/no-array-index-key -- a plan does not change while it is shown
          <g key={place} transform={`translate(${startOf(place)} 6)`}>
            {column.kind === 'dashboard' ? <Widgets width={inner} /> : <Column {...column} width={inner} />}
          </g>
        );
      })}
    </svg>
  );
}

function Column({ width, kind, hue, panes = 1 }: PictureColumn & { width: number }) {
  const height = HEIGHT - 12;
  const each = (height - (panes - 1) * GAP) / panes;
  return Array.from({ length: panes }, (_, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- they never change
    <g key={place} transform={`translate(0 ${place * (each + GAP)})`}>
      <rect className={styles.sheet} width={width} height={each} rx={6} />
      <rect className={styles.head} width={width} height={18} rx={6} />
      <path className={styles.hue} data-hue={hue} d="M7 7a3 3 0 0 1 6 0v3a3 3 0 0 1 -6 0Z" />
      <rect className={styles.name} x={17} y={7} width={Math.min(44, width * 0.36)} height={4} rx={2} />
      {kind === 'lines' ? <Lines width={width} height={each} /> : <Notes width={width} height={each} withPictures={kind === 'pictures'} />}
    </g>
  ));
}

/** Notes with an avatar, two lines and now and then a picture. */
function Notes({ width, height, withPictures }: { width: number; height: number; withPictures: boolean }) {
  const rows = [];
  for (let y = 24, place = 0; y < height - 18; place += 1) {
    const hasPicture = withPictures || place % 3 === 1;
    const block = hasPicture ? 44 : 17;
    if (y + block > height - 4) break;
    rows.push(
      <g key={place} transform={`translate(7 ${y})`}>
        <circle className={styles.face} cx={4} cy={5} r={4} />
        <rect className={styles.line} x={12} y={1} width={(width - 26) * 0.94} height={3} rx={1.5} />
        <rect className={styles.line} x={12} y={7} width={(width - 26) * (place % 2 === 0 ? 0.7 : 0.5)} height={3} rx={1.5} />
        {hasPicture && <Picture x={12} y={13} width={Math.max(8, width - 26)} height={26} isOther={place % 2 === 0} />}
      </g>,
    );
    y += block;
  }
  return rows;
}

/** Hills below a sun. */
function Picture({ x, y, width, height, isOther }: { x: number; y: number; width: number; height: number; isOther: boolean }) {
  const top = isOther ? 0.45 : 0.6;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={styles.sky} data-other={isOther || undefined} width={width} height={height} rx={3} />
      <circle className={styles.sun} cx={width * (isOther ? 0.75 : 0.3)} cy={height * 0.34} r={height * 0.14} />
      <path
        className={styles.hills}
        data-other={isOther || undefined}
        d={`M0 ${height - 3}V${height * 0.8}L${width * 0.28} ${height * top}L${width * 0.5} ${height * 0.78}L${width * 0.74} ${height * (1.05 - top)}L${width} ${height * 0.75}V${height - 3}a3 3 0 0 1 -3 3H3a3 3 0 0 1 -3 -3Z`}
      />
    </g>
  );
}

/** Notes of one line. */
function Lines({ width, height }: { width: number; height: number }) {
  return NARROW_LINES.filter((_, place) => 30 + place * 11 < height).map((share, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- they never change
    <g key={place} transform={`translate(7 ${24 + place * 11})`}>
      <circle className={styles.face} cx={3} cy={3} r={3} />
      <rect className={styles.name} x={9} y={1.5} width={(width - 24) * 0.25} height={3} rx={1.5} />
      <rect className={styles.line} x={12 + (width - 24) * 0.25} y={1.5} width={(width - 24) * share} height={3} rx={1.5} />
    </g>
  ));
}

/** A clock, a picture, the days of a month and a curve. */
function Widgets({ width }: { width: number }) {
  const { small, wide } = DASHBOARD_PARTS;
  const first = width * small - GAP;
  const second = width * wide;
  const at = first + GAP;
  return (
    <>
      <rect className={styles.sheet} width={first} height={84} rx={6} />
      <circle className={styles.ring} cx={first / 2} cy={42} r={Math.min(24, first * 0.36)} />
      <path className={styles.hand} d={`M${first / 2} 26V42l9 6`} />
      <rect className={styles.sheet} y={90} width={first} height={98} rx={6} />
      {Array.from({ length: 28 }, (_, day) => (
        // oxlint-disable-next-line react/no-array-index-key -- they never change
        <rect
          key={day}
          className={day === 17 ? styles.solid : styles.tint}
          x={first * 0.12 + (day % 7) * (first * 0.11)}
          y={112 + Math.floor(day / 7) * 14}
          width={first * 0.075}
          height={first * 0.075}
          rx={2}
        />
      ))}
      <g transform={`translate(${at} 0)`}>
        <Picture x={0} y={0} width={second} height={116} isOther />
        <rect className={styles.sheet} y={122} width={second} height={66} rx={6} />
        <path
          className={styles.curve}
          d={`M6 168c${second * 0.1} 0 ${second * 0.12} -14 ${second * 0.24} -14s${second * 0.14} 12 ${second * 0.26} 8s${second * 0.14} -22 ${second * 0.24} -18s${second * 0.1} 8 ${second * 0.18} -2`}
        />
      </g>
    </>
  );
}
