// The article illustrations, each drawn on a 1200x675 page.
import {
  randomFrom,
  times,
  mix,
  linear,
  radial,
  clip,
  blur,
  circle,
  oval,
  fill,
  stroke,
  text,
  softgel,
  CORAL,
  wave,
} from './svg.mjs';

const [INK, TEAL, MIST, PAPER] = ['#0c2e35', '#1b6f74', '#bcd9d3', '#fbf3e6'];
const ember = () => linear('#ff8b4d 0, #d9480f 1', 0.4, 1);
const ground = (colour) => `<rect width="1200" height="675" fill="${colour}"/>`;
/** A tapering limb between two joints. */
const limb = (x1, y1, w1, x2, y2, w2, colour) => {
  const a = Math.atan2(y2 - y1, x2 - x1) + Math.PI / 2;
  const edge = (x, y, w) => `${x + w * Math.cos(a)} ${y + w * Math.sin(a)}`;
  return (
    fill(`M${edge(x1, y1, w1)}L${edge(x2, y2, w2)}L${edge(x2, y2, -w2)}L${edge(x1, y1, -w1)}Z`, colour) +
    circle(x1, y1, w1, colour) +
    circle(x2, y2, w2, colour)
  );
};

export const illustrations = {
  'algae-bloom': () => {
    const random = randomFrom(21);
    const cells = [
      { x: 905, y: 350, r: 205 },
      { x: 560, y: 480, r: 105 },
      { x: 300, y: 225, r: 88 },
    ];
    for (let tries = 0; tries < 2600; tries++) {
      const cell = { x: random() * 1260 - 30, y: random() * 735 - 30, r: 15 + random() ** 1.6 * 62 };
      if (cells.every((o) => Math.hypot(o.x - cell.x, o.y - cell.y) > o.r + cell.r + 9)) cells.push(cell);
    }
    const draw = ({ x, y, r }) => {
      const t = Math.max(0, Math.min(1, (x - 150) / 700));
      const tone = t < 0.5 ? mix('#2b8f84', '#e0a03c', t * 2) : mix('#e0a03c', '#e2480f', t * 2 - 1);
      const grains = times(Math.round(r / 4), () => {
        const [a, d] = [random() * 6.3, Math.sqrt(random()) * r * 0.68];
        return circle(
          x + d * Math.cos(a),
          y + d * Math.sin(a),
          r * (0.02 + random() * 0.055),
          random() < 0.5 ? mix(tone, '#ffffff', 0.4) : mix(tone, INK, 0.35),
          'opacity=".55"',
        );
      });
      return (
        circle(x, y, r, mix(tone, PAPER, 0.72)) +
        circle(
          x,
          y,
          r * 0.84,
          radial(`${mix(tone, '#ffffff', 0.25)} 0, ${tone} .7, ${mix(tone, INK, 0.3)} 1`, 0.4, 0.36, 0.75),
        ) +
        (r > 16 ? grains : '') +
        (r > 30 ? circle(x + r * 0.12, y + r * 0.1, r * 0.24, mix(tone, INK, 0.45), 'opacity=".5"') : '')
      );
    };
    return ground(linear(`#d9ebe4 0, ${PAPER} .5, #fde3d0 1`)) + cells.map(draw).join('');
  },
  molecule: () => {
    // The skeletal formula of astaxanthin: 18 chain carbons between two rings, every other bond double.
    const L = 47;
    const at = (i) => [(i - 9.5) * L * 0.866, (i % 2 ? -0.25 : 0.25) * L];
    const bond = ([x1, y1], [x2, y2], double, colour = PAPER) => {
      const [dx, dy] = [(y2 - y1) * 0.13, (x1 - x2) * 0.13];
      return (
        stroke(`M${x1} ${y1}L${x2} ${y2}`, colour, 7) +
        (double
          ? stroke(
              `M${x1 * 0.86 + x2 * 0.14 + dx} ${y1 * 0.86 + y2 * 0.14 + dy}L${x2 * 0.86 + x1 * 0.14 + dx} ${y2 * 0.86 + y1 * 0.14 + dy}`,
              '#ff8b4d',
              5,
            )
          : '')
      );
    };
    const [sx, sy] = at(0);
    const centre = [sx - L * 0.866, sy + L * 0.5];
    const spot = (degrees, reach = 1) => [
      centre[0] + reach * L * Math.cos((degrees * Math.PI) / 180),
      centre[1] - reach * L * Math.sin((degrees * Math.PI) / 180),
    ];
    const ringBonds = [30, 90, 150, 210, 270, 330]
      .map((d) => bond(spot(d), spot(d + 60), d === 330))
      .join('');
    const top = spot(90);
    const twigs = [
      bond(top, [top[0] - L * 0.5, top[1] - L * 0.8]),
      bond(top, [top[0] + L * 0.5, top[1] - L * 0.8]),
      bond(spot(330), spot(330, 1.9)),
      bond(spot(270), spot(270, 1.85), true),
      bond(spot(210), spot(210, 1.85)),
    ].join('');
    const half = `${ringBonds}${twigs}${[3, 7].map((i) => bond(at(i), [at(i)[0], at(i)[1] - L * 0.95])).join('')}${circle(...spot(270, 2.05), 15, '#ff6b35')}${circle(...spot(210, 2.05), 15, '#ff6b35')}`;
    return `${ground(radial(`#17535a 0, ${INK} 1`, 0.5, 0.5, 0.7))}${circle(600, 338, 330, radial('#ff6b35 0 .6, #d9480f .5 .22, #d9480f 1 0'))}${times(5, (i) => circle(600, 338, 250 + i * 70, 'none', `stroke="${MIST}" stroke-width="1.5" opacity="${0.28 - i * 0.05}"`))}
    <g transform="translate(600 338) rotate(-13)">${half}<g transform="rotate(180)">${half}</g>${times(19, (i) => bond(at(i), at(i + 1), i % 2 === 1))}</g>`;
  },
  cyclist: () => {
    const wheel = (x) =>
      circle(x, 500, 98, 'none', `stroke="${INK}" stroke-width="9"`) +
      times(9, (i) =>
        stroke(
          `M${x} 500L${x + 92 * Math.cos(i * 0.698)} ${500 + 92 * Math.sin(i * 0.698)}`,
          INK,
          1.4,
          'opacity=".5"',
        ),
      ) +
      circle(x, 500, 9, INK);
    const leg = (kx, ky, ax, ay, tx, colour) =>
      limb(528, 322, 31, kx, ky, 19, colour) +
      limb(kx, ky, 18, ax, ay, 9, mix(colour, '#e9a27c', 0.93)) +
      limb(ax, ay + 8, 10, tx, ay + 14, 7, INK);
    return `${ground(linear(`#fde9d6 0, ${PAPER} 1`, 0, 1))}${circle(690, 300, 240, ember())}
    ${fill('M0 470C160 380 270 420 400 452S700 350 860 420S1090 380 1200 330V675H0Z', MIST)}${fill('M0 540C200 470 380 520 560 500S980 470 1200 420V675H0Z', mix(TEAL, MIST, 0.45))}
    ${fill('M0 602H1200V675H0Z', INK)}${times(7, (i) => stroke(`M${i * 190 - 30} 640h90`, PAPER, 4, 'opacity=".5"'))}
    ${[
      [250, 60],
      [330, 170],
      [400, 110],
    ]
      .map(([y, x], i) => stroke(`M${x} ${y}h${230 - i * 40}`, i === 1 ? CORAL : TEAL, 5, 'opacity=".7"'))
      .join('')}
    ${leg(604, 432, 552, 532, 590, '#14454d')}${wheel(440)}${wheel(766)}${stroke('M440 500L536 352M440 500H570L728 372L536 366L570 500M720 340L766 500M536 366L528 338M500 334H556', INK, 10)}${stroke('M720 344L716 330L756 330q34 4 30 30q-6 20 -30 20', INK, 9)}
    ${circle(570, 500, 27, 'none', `stroke="${INK}" stroke-width="6"`)}${limb(690, 240, 17, 734, 216, 15, '#e9a27c')}${fill('M503 318C512 262 600 206 690 214C716 220 716 258 688 268C640 282 590 306 560 346C536 362 500 348 503 318Z', '#fff6ea')}${fill('M503 318C512 262 600 206 690 214C650 228 580 244 503 318Z', TEAL)}
    ${limb(690, 240, 21, 706, 318, 13, '#e9a27c')}${limb(706, 318, 13, 768, 332, 9, '#e9a27c')}${limb(690, 238, 25, 700, 284, 18, '#fff6ea')}${leg(636, 402, 598, 512, 640, '#0c2e35')}
    ${circle(744, 207, 32, '#e9a27c')}${fill('M694 206C690 160 730 142 768 156C788 164 792 184 788 194C756 186 730 194 716 214Z', INK)}${stroke('M708 184C730 166 756 164 780 176', CORAL, 5)}`;
  },
  eye: () => {
    const random = randomFrom(5);
    const almond =
      'M120 350C280 130 470 66 620 66C800 66 960 180 1080 330C940 520 780 606 610 606C420 606 260 500 120 350Z';
    const fibres = times(220, (i) => {
      const [a, from, to] = [(i / 220) * Math.PI * 2, 96 + random() * 14, 178 + random() * 52];
      return stroke(
        `M${600 + from * Math.cos(a)} ${338 + from * Math.sin(a)}L${600 + to * Math.cos(a + 0.05)} ${338 + to * Math.sin(a + 0.05)}`,
        mix('#ffd08a', '#a52c06', random()),
        1.5 + random() * 3,
        'opacity=".75"',
      );
    });
    return `${ground(INK)}${times(7, (i) => `<g opacity="${0.5 - i * 0.065}">${stroke(`M${70 - i * 40} 350C${250 - i * 20} ${110 - i * 46} ${460 - i * 4} ${34 - i * 48} 620 ${34 - i * 48}C${820 + i * 6} ${34 - i * 48} ${980 + i * 20} ${150 - i * 46} ${1130 + i * 40} 330`, TEAL, 3)}</g>`)}
    ${fill(almond, PAPER)}<g clip-path="${clip(almond)}">${circle(600, 338, 262, TEAL)}${circle(600, 338, 244, ember())}${circle(600, 338, 244, radial('#ffb45e .3 .9, #ff6b35 .7 .2, #7d1e02 1 .75'))}${fibres}
    ${circle(600, 338, 108, INK)}${circle(600, 338, 108, 'none', 'stroke="#ffb45e" stroke-width="3" opacity=".6"')}${oval(540, 262, 46, 34, '#fff', 'opacity=".92" transform="rotate(-30 540 262)"')}${circle(668, 418, 15, '#fff', 'opacity=".6"')}
    ${fill('M80 350C280 90 470 40 620 40C800 40 960 150 1100 330L1090 330C940 250 790 156 620 150C440 156 270 240 110 352Z', INK, 'opacity=".22"')}</g>${stroke('M120 350C280 130 470 66 620 66C800 66 960 180 1080 330', '#071d22', 12)}`;
  },
  'skin-sun': () => {
    const random = randomFrom(9);
    const edge = (y, lift) =>
      `M0 ${y}C180 ${y - lift} 300 ${y + lift} 480 ${y}S780 ${y - lift} 960 ${y}S1140 ${y + lift} 1200 ${y}`;
    const layer = (y, lift, colour) => fill(`${edge(y, lift)}V675H0Z`, colour);
    const cells = times(3, (row) =>
      times(
        25,
        (i) =>
          oval(
            i * 50 + (row % 2) * 25,
            392 + row * 36 + 9 * Math.sin(i / 2.4),
            21,
            14,
            '#fff',
            `opacity="${0.3 - row * 0.05}"`,
          ) +
          circle(
            i * 50 + (row % 2) * 25,
            392 + row * 36 + 9 * Math.sin(i / 2.4),
            5,
            '#c4480f',
            'opacity=".5"',
          ),
      ),
    );
    const glow = times(46, () =>
      circle(
        random() * 1200,
        500 + random() * 150,
        3 + random() * 9,
        random() < 0.5 ? '#ffb36b' : '#fff0dc',
        `opacity="${0.35 + random() * 0.5}"`,
      ),
    );
    return `${ground(linear(`#d5e8e2 0, ${PAPER} 1`, 0, 1))}${times(4, (i) => circle(860, 150, 330 - i * 62, '#ff8b4d', 'opacity=".12"'))}${circle(860, 150, 112, ember())}
    ${times(9, (i) => stroke(`M${800 - i * 78} ${236 - i * 8}L${752 - i * 92} ${330 - i * 3}`, CORAL, 4, `stroke-dasharray="2 13" opacity="${0.9 - i * 0.07}"`))}
    ${layer(346, 16, '#fde0c6')}${times(26, (i) => stroke(`M${i * 48 + 4} ${352 + 8 * Math.sin(i / 2.4)}h34`, '#e7a57c', 3, 'opacity=".8"'))}${layer(366, 16, '#f7ab7c')}${cells}${layer(484, 22, '#d9480f')}
    ${times(8, (i) => stroke(edge(508 + i * 19, 26 - i * 2), '#ff8b4d', 2.5, 'opacity=".55"'))}${glow}${layer(640, 14, INK)}${stroke(edge(346, 16), TEAL, 6)}`;
  },
  softgels: () => {
    const grid = times(7, (row) =>
      times(9, (i) => softgel(i * 190 - 260 + (row % 2) * 95, row * 120 - 60, 118, 0)),
    );
    return `${ground(linear(`#1b6f74 0, ${INK} 1`, 1, 1))}<g transform="rotate(-24 600 338)">${grid}</g>
    ${circle(812, 360, 250, '#06191d', `opacity=".45" filter="${blur(22)}"`)}${circle(800, 338, 246, PAPER)}${circle(800, 338, 226, 'none', 'stroke="#ff6b35" stroke-width="3"')}${softgel(800, 338, 300, -24)}`;
  },
  'label-reading': () => {
    const row = (y, width, strong) =>
      `<rect x="0" y="${y}" width="${width}" height="${strong ? 15 : 10}" rx="5" fill="${INK}" opacity="${strong ? 0.85 : 0.38}"/><rect x="${396 - (strong ? 70 : 48)}" y="${y}" width="${strong ? 70 : 48}" height="${strong ? 15 : 10}" rx="5" fill="${INK}" opacity="${strong ? 0.85 : 0.38}"/>`;
    const lens = clip('M792 376A182 182 0 1 0 428 376A182 182 0 1 0 792 376Z');
    return `${ground(linear(`#1b6f74 0, ${INK} 1`, 1, 1))}${circle(1010, 120, 250, '#2a8a8a', 'opacity=".35"')}${circle(120, 640, 220, '#2a8a8a', 'opacity=".25"')}
    <g transform="translate(60 0)"><g transform="translate(330 40) rotate(-4)"><rect x="-34" y="12" width="470" height="640" rx="14" fill="#000" opacity=".35" filter="${blur(18)}"/><rect x="-38" y="-6" width="470" height="650" rx="14" fill="${PAPER}"/>
    ${text('SUPPLEMENT FACTS', 198, 46, 30, INK, { weight: 1.9, gap: 2.6, most: 396 })}<rect y="84" width="396" height="14" fill="${INK}"/>${[124, 152].map((y) => row(y, 150, false)).join('')}<rect y="186" width="396" height="7" fill="${INK}"/>${[
      [216, 190],
      [262, 150],
      [308, 200],
      [412, 170],
      [458, 210],
      [504, 130],
    ]
      .map(
        ([y, w]) =>
          row(y, w, true) + `<rect y="${y + 27}" width="396" height="2" fill="${INK}" opacity=".4"/>`,
      )
      .join(
        '',
      )}<rect y="540" width="396" height="10" fill="${INK}"/>${[572, 598].map((y) => `<rect y="${y}" width="${y === 572 ? 396 : 280}" height="8" rx="4" fill="${INK}" opacity=".3"/>`).join('')}</g>
    ${stroke('M748 508L900 632', '#07191d', 44, 'opacity=".35"')}${stroke('M742 500L892 622', '#c93a08', 40)}${stroke('M738 492L886 612', '#ff8b4d', 9, 'opacity=".7"')}
    <g clip-path="${lens}">${circle(610, 376, 182, '#fffaf1')}<rect x="400" y="332" width="420" height="92" fill="#ff6b35" opacity=".16"/>${[
      [272, 220],
      [462, 180],
    ]
      .map(
        ([y, w]) => `<rect x="500" y="${y}" width="${w}" height="22" rx="11" fill="${INK}" opacity=".28"/>`,
      )
      .join(
        '',
      )}<rect x="420" y="330" width="400" height="4" fill="${INK}"/><rect x="420" y="422" width="400" height="4" fill="${INK}"/>
    ${text('ASTAXANTHIN', 552, 378, 30, INK, { weight: 1.6, gap: 2.8, most: 184 })}${text('12 mg', 714, 378, 30, '#c93a08', { weight: 1.8, gap: 2, most: 76 })}</g>${circle(610, 376, 182, 'none', 'stroke="#ff6b35" stroke-width="20"')}${stroke('M476 300A154 154 0 0 1 560 232', '#fff', 9, 'opacity=".9"')}</g>${softgel(1010, 236, 132, -28)}${softgel(1092, 330, 132, 24)}${softgel(150, 196, 132, 38)}`;
  },
  'salmon-roe': () => {
    const random = randomFrom(33);
    const eggs = [];
    for (let tries = 0; tries < 9000; tries++) {
      const egg = { x: random() * 1240 - 20, y: 400 + random() * 290, r: 34 + random() * 30 };
      if (
        egg.y > 610 - 210 * Math.exp(-(((egg.x - 800) / 330) ** 2)) &&
        eggs.every((o) => Math.hypot(o.x - egg.x, o.y - egg.y) > (o.r + egg.r) * 0.74)
      )
        eggs.push(egg);
    }
    const draw = ({ x, y, r }) =>
      circle(
        x,
        y,
        r,
        radial('#ffc27d 0, #ff7a33 .5, #dd430d .85, #b32f05 1', 0.58, 0.64, 0.72),
        'opacity=".95"',
      ) +
      circle(x + r * 0.2, y + r * 0.18, r * 0.26, '#a92a04', 'opacity=".5"') +
      oval(
        x - r * 0.34,
        y - r * 0.42,
        r * 0.26,
        r * 0.15,
        '#fff',
        `opacity=".85" transform="rotate(-38 ${x - r * 0.34} ${y - r * 0.42})"`,
      );
    const fish =
      'M170 300C270 170 470 120 640 168C700 184 740 206 770 232C740 252 690 270 640 280C470 318 330 306 250 300C210 330 180 372 130 392C146 350 146 322 136 296C124 262 96 236 72 222C116 222 148 250 170 300Z';
    return `${ground(linear(`#e2efe9 0, ${PAPER} 1`, 0, 1))}${circle(930, 190, 130, ember(), 'opacity=".9"')}${times(6, (i) => stroke(wave(0, 1200, 380 + i * 46, 46, i % 2).replace(/V.*/, ''), TEAL, 3, `opacity="${0.55 - i * 0.06}"`))}
    ${fill(fish, linear(`${INK} 0, ${TEAL} .5, #ff9a62 .62, #e8501c 1`, 0, 1))}${fill('M420 142C450 96 500 84 548 92C530 112 520 132 524 148Z', INK)}${fill('M420 304C430 340 460 360 496 362C486 340 486 318 492 300Z', CORAL)}${stroke('M642 176C612 206 612 248 636 278', PAPER, 4, 'opacity=".8"')}${circle(694, 214, 9, PAPER)}${circle(695, 214, 4.5, INK)}${times(16, (i) => circle(260 + i * 21, 214 - 34 * Math.sin(i / 5) + (i % 3) * 11, 3.4, PAPER, 'opacity=".5"'))}
    ${eggs.map(draw).join('')}`;
  },
};
