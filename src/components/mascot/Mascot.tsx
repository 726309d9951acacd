import { memo, type RefObject } from 'react';
import { BLOSSOMS, COLORS, FRINGE, HEM, PETAL, type Petal } from './drawing';
import styles from './Mascot.module.css';
import type { MascotPose } from './poses';

interface MascotProps {
  pose: MascotPose;
  /** Receives the part that can follow the pointer. */
  eyes?: RefObject<SVGGElement | null>;
  isBlinking?: boolean;
  /** Whether she hops while she is happy. */
  isMoving?: boolean;
  className?: string;
}

/** The drawing of Fuji: a small spirit with hair of wisteria. */
export const Mascot = memo(function Mascot({ pose, eyes, isBlinking = false, isMoving = false, className }: MascotProps) {
  const isHappy = pose === 'happy';
  const hasOpenEyes = pose === 'calm' || pose === 'searching';
  return (
    <svg className={className} viewBox="0 0 200 224" aria-hidden data-part="mascot" data-pose={pose}>
      <ellipse cx={100} cy={215} rx={44} ry={5} fill={COLORS.shade} opacity={0.16} />
      <g className={styles.figure} data-happy={(isHappy && isMoving) || undefined}>
        <Legs />
        <Dress />
        <g className={styles.arm} data-raised={pose === 'searching' || undefined}>
          <path d="M117 149C127 152 134 159 138 168" stroke={COLORS.sleeve} strokeWidth={11} strokeLinecap="round" fill="none" />
          <circle cx={138.5} cy={169.5} r={5.5} fill={COLORS.skin} />
        </g>
        <path d="M83 149C73 152 66 159 62 168" stroke={COLORS.sleeve} strokeWidth={11} strokeLinecap="round" fill="none" />
        <circle cx={61.5} cy={169.5} r={5.5} fill={COLORS.skin} />
        <path d="M52 92C50 44 150 44 148 92C150 128 140 140 100 140C60 140 50 128 52 92Z" fill={COLORS.hair} />
        <Petals petals={BLOSSOMS} />
        <g transform="translate(200 0) scale(-1 1)">
          <Petals petals={BLOSSOMS} />
        </g>
        <path d="M58 94C58 62 142 62 142 94C142 122 126 139 100 139C74 139 58 122 58 94Z" fill={COLORS.skin} />
        <ellipse cx={70} cy={116} rx={8} ry={4.5} fill={COLORS.blush} opacity={isHappy ? 0.95 : 0.6} />
        <ellipse cx={130} cy={116} rx={8} ry={4.5} fill={COLORS.blush} opacity={isHappy ? 0.95 : 0.6} />
        {isHappy ? <HappyFace /> : <CalmMouth />}
        {pose === 'asleep' && <ClosedEyes />}
        <g
          ref={eyes}
          visibility={hasOpenEyes ? undefined : 'hidden'}
          data-part="eyes"
          transform={pose === 'searching' ? 'translate(5 1)' : undefined}
        >
          <Eye x={80} isClosed={isBlinking} />
          <Eye x={120} isClosed={isBlinking} />
        </g>
        <path d="M54 90C52 40 148 40 146 90C138 74 122 68 100 68C78 68 62 74 54 90Z" fill={COLORS.hair} />
        <Petals petals={FRINGE} />
        <Leaves />
        {pose === 'asleep' && <Dream />}
        {pose === 'searching' && <Glass />}
      </g>
    </svg>
  );
});

function Eye({ x, isClosed }: { x: number; isClosed: boolean }) {
  return (
    <g className={styles.eye} data-closed={isClosed || undefined}>
      <ellipse cx={x} cy={102} rx={7.5} ry={10.5} fill={COLORS.eye} />
      <ellipse cx={x} cy={107} rx={5} ry={4.5} fill={COLORS.iris} />
      <circle cx={x - 2.5} cy={97.5} r={3} fill={COLORS.light} />
      <circle cx={x + 3} cy={106} r={1.4} fill={COLORS.light} />
    </g>
  );
}

function CalmMouth() {
  return <path d="M95 120Q100 125 105 120" stroke={COLORS.line} strokeWidth={2.4} strokeLinecap="round" fill="none" />;
}

function HappyFace() {
  return (
    <g data-part="smile">
      <path d="M71 105Q80 93 89 105M111 105Q120 93 129 105" stroke={COLORS.eye} strokeWidth={3.6} strokeLinecap="round" fill="none" />
      <path d="M92 118Q100 122 108 118Q106 130 100 130Q94 130 92 118Z" fill={COLORS.mouth} />
    </g>
  );
}

function ClosedEyes() {
  return <path d="M71 101Q80 110 89 101M111 101Q120 110 129 101" stroke={COLORS.eye} strokeWidth={3.2} strokeLinecap="round" fill="none" />;
}

/** Petals that rise from a sleeper. */
function Dream() {
  return (
    <>
      <circle cx={158} cy={70} r={3.5} fill={COLORS.sleeve} />
      <circle cx={169} cy={56} r={5} fill={COLORS.sleeve} opacity={0.8} />
      <circle cx={183} cy={37} r={7} fill={COLORS.sleeve} opacity={0.6} />
    </>
  );
}

/** The magnifying glass in her hand. */
function Glass() {
  return (
    <>
      <path d="M152 140L160 126" stroke={COLORS.shoe} strokeWidth={6} strokeLinecap="round" />
      <circle cx={168} cy={111} r={16} fill={COLORS.light} fillOpacity={0.55} stroke={COLORS.shoe} strokeWidth={5} />
      <path d="M159 108Q162 101 169 101" stroke={COLORS.light} strokeWidth={3} strokeLinecap="round" fill="none" />
    </>
  );
}

function Legs() {
  return (
    <>
      <path d="M91 196V208M109 196V208" stroke={COLORS.skin} strokeWidth={8} strokeLinecap="round" />
      <ellipse cx={89} cy={211} rx={8.5} ry={5} fill={COLORS.shoe} />
      <ellipse cx={111} cy={211} rx={8.5} ry={5} fill={COLORS.shoe} />
    </>
  );
}

function Dress() {
  return (
    <>
      <path d="M86 134C84 156 70 172 64 190Q100 206 136 190C130 172 116 156 114 134Z" fill={COLORS.dress} />
      <Petals petals={HEM} />
      <path d="M100 147C94 141 86 142 85 147C86 153 95 152 100 148C105 152 114 153 115 147C114 142 106 141 100 147Z" fill={COLORS.leaf} />
    </>
  );
}

function Leaves() {
  return (
    <>
      <path d="M100 52C99 38 105 28 119 23" stroke={COLORS.stem} strokeWidth={4} strokeLinecap="round" fill="none" />
      <path d="M101 46C82 47 68 39 62 24C82 22 96 30 101 46Z" fill={COLORS.leaf} />
      <path d="M104 42C118 48 134 45 144 34C130 24 113 28 104 42Z" fill={COLORS.youngLeaf} />
    </>
  );
}

function Petals({ petals }: { petals: readonly Petal[] }) {
  return petals.map(({ x, y, size, angle, color }) => (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${angle}) scale(${size})`}>
      <path d={PETAL} fill={color} />
      <ellipse cy={10} rx={7} ry={8.5} fill={COLORS.light} opacity={0.36} />
    </g>
  ));
}
