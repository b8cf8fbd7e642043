const BOND = 46;
const STEP = BOND * Math.cos(Math.PI / 6);
const CHAIN_ATOMS = 20;
const WIDTH = 1044;
const HEIGHT = 284;
/** Half the distance between the two strokes of a double bond. */
const GAP = 4;

type Point = readonly [x: number, y: number];

const centre: Point = [WIDTH / 2, HEIGHT / 2];
/** The molecule is symmetric: its right half is the left half rotated about the centre. */
const turned = ([x, y]: Point): Point => [WIDTH - x, HEIGHT - y];

/** Carbon atoms between the rings, left to right, zigzagging around the middle line. */
const chain: Point[] = Array.from({ length: CHAIN_ATOMS }, (_, index) => [
  centre[0] + (index - (CHAIN_ATOMS - 1) / 2) * STEP,
  centre[1] + (index % 2 === 0 ? BOND / 4 : -BOND / 4),
]);

const ringCentre: Point = [chain[0]![0] - STEP, chain[0]![1] + BOND / 2];
const onRing = (degrees: number, radius = BOND): Point => [
  ringCentre[0] + radius * Math.cos((degrees * Math.PI) / 180),
  ringCentre[1] - radius * Math.sin((degrees * Math.PI) / 180),
];

/** The strokes of the left half's ring and side groups. */
const leftBonds: [Point, Point][] = [
  ...[30, 90, 150, 210, 270, 330].map((angle): [Point, Point] => [onRing(angle), onRing(angle + 60)]),
  [onRing(327, BOND - 9), onRing(393, BOND - 9)],
  [onRing(90), [onRing(90)[0] - STEP * 0.7, onRing(90)[1] - BOND * 0.5]],
  [onRing(90), [onRing(90)[0] + STEP * 0.7, onRing(90)[1] - BOND * 0.5]],
  [onRing(330), [onRing(330)[0] + STEP * 0.8, onRing(330)[1] + BOND * 0.46]],
  [onRing(210), [onRing(210)[0] - STEP * 0.55, onRing(210)[1] + BOND * 0.32]],
  [shifted(onRing(270), -GAP), shifted(onRing(270), -GAP, BOND * 0.55)],
  [shifted(onRing(270), GAP), shifted(onRing(270), GAP, BOND * 0.55)],
  ...[3, 7].map((index): [Point, Point] => [chain[index]!, shifted(chain[index]!, 0, -BOND * 0.8)]),
];

const bonds: [Point, Point][] = [
  ...chain.slice(1).map((atom, index): [Point, Point] => [chain[index]!, atom]),
  ...chain.flatMap((atom, index) =>
    index % 2 === 1 && index < CHAIN_ATOMS - 1 ? [inner(atom, chain[index + 1]!)] : [],
  ),
  ...leftBonds,
  ...leftBonds.map(([from, to]): [Point, Point] => [turned(from), turned(to)]),
];

const outline = bonds
  .map(([[x1, y1], [x2, y2]]) => `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`)
  .join('');
const hydroxyl: Point = [onRing(210)[0] - STEP * 0.55 - 8, onRing(210)[1] + BOND * 0.32 + 10];
const ketone: Point = shifted(onRing(270), 0, BOND * 0.55 + 20);

/** The skeletal formula of astaxanthin, in the current colour. */
export function AstaxanthinMolecule({ className }: { className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label="Skeletal formula of astaxanthin"
      className={className}
    >
      <path
        d={outline}
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g fill="currentColor" fontSize="20" fontWeight="600" fontFamily="var(--font-sans)">
        <text x={round(hydroxyl[0])} y={round(hydroxyl[1])} textAnchor="end">
          HO
        </text>
        <text x={round(ketone[0])} y={round(ketone[1])} textAnchor="middle">
          O
        </text>
        <text x={round(turned(hydroxyl)[0])} y={round(turned(hydroxyl)[1] + 14)}>
          OH
        </text>
        <text x={round(turned(ketone)[0])} y={round(turned(ketone)[1] + 14)} textAnchor="middle">
          O
        </text>
      </g>
    </svg>
  );
}

function shifted([x, y]: Point, right: number, down = 0): Point {
  return [x + right, y + down];
}

/** The second stroke of a double bond: parallel, slightly shorter, on the side of the middle line. */
function inner(from: Point, to: Point): [Point, Point] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const offset: Point = [(dy / BOND) * -2 * GAP, (dx / BOND) * 2 * GAP];
  const at = (share: number): Point => [from[0] + dx * share + offset[0], from[1] + dy * share + offset[1]];
  return [at(0.12), at(0.88)];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
