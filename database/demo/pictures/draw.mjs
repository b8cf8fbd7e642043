// Draws the demonstration pictures: a 960x960 pack shot for each product in database/src/demo/products.ts and
// eight 1200x675 article illustrations. All brands are invented. Lettering comes from the stroke alphabet in
// svg.mjs, so no font is needed.
//
// To redraw: node database/demo/pictures/draw.mjs <output folder>
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { illustrations } from './articles.mjs';
import { brands } from './brands.mjs';
import { FLOOR, bottle, pouch, carton } from './packs.mjs';
import { define, linear, radial, blur, oval, page, softgel } from './svg.mjs';

const amber = ['#5a2408', '#9c4a12', '#b8611d', '#7a330b', '#3f1704'];
const white = ['#e9e6e1', '#ffffff', '#f6f4f1', '#dcd8d2'];
const packer = {
  width: 330,
  height: 620,
  glass: amber,
  cap: '#f3eee6',
  label: [0.06, 0.92],
  paper: '#fff8ec',
};
const small = { ...packer, width: 300, height: 500, lid: 96, shoulder: 58 };
const bare = { width: 326, height: 630, shoulder: 62, ribs: false, label: [0.02, 0.97] };
const tub = {
  width: 440,
  height: 560,
  neck: 0.88,
  shoulder: 44,
  lid: 118,
  cap: '#14181d',
  glass: ['#0c1116', '#27313c', '#1c252e', '#0a0e12'],
  label: [0.05, 0.94],
  paper: '#18212b',
};
const jar = { width: 420, height: 480, neck: 0.86, shoulder: 34, lid: 112, ribs: false, label: [0.08, 0.93] };
/** Smaller packs are brought nearer, so that each fills the frame. */
const bottled = (shape) => (art) => {
  const scale = Math.min(1.24, 700 / shape.height);
  return `<g transform="translate(${480 * (1 - scale)} ${FLOOR * (1 - scale)}) scale(${scale})">${bottle(shape, art)}</g>`;
};

// File name, brand, pack, label words, and softgels lying in front as [x, y, length, turn].
const right = [
  [728, 806, 100, -14],
  [650, 844, 100, 12],
];
const left = [
  [232, 812, 98, 18],
  [318, 846, 98, -10],
];
const products = [
  [
    'makani-tide-hawaiian-12mg',
    'makani',
    bottled(packer),
    { potency: '12 mg', title: 'HAWAIIAN ASTAXANTHIN', note: '60 SOFTGELS' },
    right,
  ],
  [
    'makani-tide-reef-starter-4mg',
    'makani',
    bottled({ ...small, cap: '#e2562a' }),
    { potency: '4 mg', title: 'REEF STARTER', note: '60 SOFTGELS', ink: '#14746f' },
    left,
  ],
  [
    'makani-tide-deep-reserve-16mg',
    'makani',
    bottled({ ...packer, height: 660, cap: '#12343a' }),
    { potency: '16 mg', title: 'DEEP RESERVE', note: '30 SOFTGELS', ink: '#0b2f45' },
    right,
  ],
  [
    'hverdal-geyser-12mg',
    'hverdal',
    bottled({ ...bare, cap: 'steel', glass: ['#12161a', '#343d44', '#232a30', '#0e1114'] }),
    { potency: '12 mg', title: 'GEYSER', note: '60 SOFTGELS' },
    right,
  ],
  [
    'hverdal-daily-6mg',
    'hverdal',
    bottled({ ...bare, height: 560, cap: 'steel', glass: white }),
    { potency: '6 mg', title: 'DAILY', note: '60 SOFTGELS', ink: '#1d3947', line: '#5f93a8' },
    left,
  ],
  [
    'benimori-clear-view-6mg',
    'benimori',
    (art) => carton({ paper: '#fdfcfa', side: '#c42a14' }, art),
    { potency: '6 mg', title: 'CLEAR VIEW', note: 'ASTAXANTHIN', mark: 'rings' },
    [],
  ],
  [
    'benimori-deep-crimson-10mg',
    'benimori',
    bottled({ ...bare, width: 350, height: 540, cap: '#c42a14', glass: white }),
    { potency: '10 mg', title: 'DEEP CRIMSON', note: '45 SOFTGELS', mark: 'disc' },
    right,
  ],
  [
    'benimori-twin-lutein-6mg',
    'benimori',
    bottled({ ...bare, width: 320, height: 610, cap: '#fbfaf8', glass: white }),
    { potency: '6 mg', title: 'TWIN + LUTEIN', note: '30 SOFTGELS', mark: 'pair' },
    left,
  ],
  [
    'ridgepace-summit-12mg',
    'ridgepace',
    bottled(tub),
    { potency: '12 mg', title: 'SUMMIT ENDURANCE', note: '90 SOFTGELS' },
    right,
  ],
  [
    'ridgepace-cooldown-10mg',
    'ridgepace',
    bottled({ ...tub, height: 480, width: 420, cap: '#0f5b62' }),
    { potency: '10 mg', title: 'COOLDOWN RECOVERY', note: '60 SOFTGELS', ridge: ['#2fb3a6', '#0d6169'] },
    left,
  ],
  [
    'velanthe-radiance-8mg',
    'velanthe',
    bottled({ ...jar, cap: 'gold', glass: ['#d89a86', '#f9dccf', '#f0bfae', '#c98a76'], paper: '#fff5ee' }),
    { potency: '8 mg', title: 'RADIANCE', note: '60 PEARLS' },
    right,
  ],
  [
    'velanthe-golden-hour-12mg',
    'velanthe',
    bottled({
      ...jar,
      width: 320,
      height: 570,
      neck: 0.7,
      shoulder: 80,
      lid: 124,
      cap: 'gold',
      glass: ['#7a1f12', '#d2512f', '#b93d20', '#64160b'],
      paper: '#fbe9dc',
    }),
    { potency: '12 mg', title: 'GOLDEN HOUR', note: '60 PEARLS', ink: '#7d3f16' },
    left,
  ],
  [
    'wrenfold-everyday-6mg',
    'wrenfold',
    (art) => pouch({ paper: '#cfa877' }, art),
    { potency: '6 mg', title: 'EVERYDAY ASTAXANTHIN', note: '120 SOFTGELS', ink: '#2f4a34' },
    [],
  ],
  [
    'wrenfold-whole-algae-10mg',
    'wrenfold',
    (art) => pouch({ paper: '#e6dcc6' }, art),
    { potency: '10 mg', title: 'WHOLE ALGAE', note: '60 SOFTGELS', ink: '#8c3115' },
    [],
  ],
];

const packShot = ([, brandName, pack, words, gels]) => {
  const { studio, art } = brands[brandName];
  const product = pack((box) => art(box, words));
  const fade = define(
    'mask',
    '',
    `<rect y="${FLOOR}" width="960" height="160" fill="${linear('#fff 0 .24, #fff .8 0', 0, 1)}"/>`,
  );
  const [light, wall, edge] = studio;
  const backdrop = radial(`${light} 0, ${wall} .62, ${edge} 1`, 0.46, 0.4, 0.75);
  const floor = linear(`${edge} 0 0, ${edge} .35 .65, ${wall} 1 .4`, 0, 1);
  const front = gels.map((gel) => softgel(...gel)).join('');
  return page(
    960,
    960,
    `<rect width="960" height="960" fill="${backdrop}"/><rect y="690" width="960" height="270" fill="${floor}"/>
    ${oval(520, FLOOR + 6, 300, 34, '#000', `opacity=".3" filter="${blur(26)}"`)}${oval(490, FLOOR + 2, 210, 13, '#000', `opacity=".5" filter="${blur(8)}"`)}
    <g mask="${fade}"><use href="#pack" transform="translate(0 ${FLOOR * 2 + 4}) scale(1 -1)"/></g><g id="pack">${product}</g>${front}`,
  );
};

const folder = process.argv[2];
if (!folder) throw new Error('Say where the pictures go: node draw.mjs <output folder>');
await mkdir(folder, { recursive: true });
const save = async (name, drawing) => {
  const picture = sharp(Buffer.from(drawing));
  await picture
    .clone()
    .webp({ quality: 82, effort: 6 })
    .toFile(join(folder, `${name}.webp`));
  // The second size is enough for a phone. Every picture has one: pages expect it.
  await picture
    .clone()
    .resize(680)
    .webp({ quality: 76, effort: 6 })
    .toFile(join(folder, `${name}-680.webp`));
};
for (const product of products) await save(product[0], packShot(product));
for (const [name, draw] of Object.entries(illustrations)) await save(name, page(1200, 675, draw()));
