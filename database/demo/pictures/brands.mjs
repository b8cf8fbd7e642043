// The invented brands: studio colours and label art.
import {
  randomFrom,
  times,
  mix,
  linear,
  clip,
  circle,
  fill,
  stroke,
  text,
  softgel,
  CORAL,
  wave,
} from './svg.mjs';

/** A wobbly closed contour, for the Icelandic hot-spring maps. */
const contour = (x, y, radius, seed) =>
  `M${times(73, (i) => {
    const a = (i / 72) * Math.PI * 2;
    const reach =
      radius * (1 + 0.13 * Math.sin(a * 3 + seed) + 0.07 * Math.sin(a * 5 - seed * 2 + radius / 90));
    return `${i ? 'L' : ''}${(x + reach * Math.cos(a) * 1.15).toFixed(1)} ${(y + reach * Math.sin(a)).toFixed(1)}`;
  })}Z`;

export const brands = {
  makani: {
    studio: ['#fdf1df', '#e9cda8', '#d8b286'],
    art: ({ l, r, y1, y2, width }, { potency, title, note, ink = '#0d5a60' }) => {
      const [h, most] = [y2 - y1, width * 0.7];
      return `${circle(480, y1 + h * 0.6, width * 0.235, linear('#ff8747 0, #d63f0c 1', 0, 1))}
      ${[0.76, 0.83, 0.9].map((at, i) => fill(wave(l, r, y1 + h * at, 30, i), mix(ink, '#8fd0c8', 0.5 - i * 0.25), i ? '' : 'opacity=".92"')).join('')}
      ${text('MAKANI TIDE', 480, y1 + h * 0.125, h * 0.085, ink, { weight: 1.5, gap: 3.4, most })}${stroke(`M440 ${y1 + h * 0.205}H520`, CORAL, 3)}
      ${text(title, 480, y1 + h * 0.28, h * 0.042, ink, { weight: 1.3, gap: 4.2, most })}
      ${text(potency, 480, y1 + h * 0.565, width * 0.115, '#fff7ea', { weight: 1.4, gap: 1.9, most: width * 0.35 })}
      ${text(note, 480, y1 + h * 0.945, 12, '#fff7ea', { weight: 1.3, gap: 4.6, most })}`;
    },
  },
  hverdal: {
    studio: ['#eef3f6', '#b9c8d1', '#93a6b2'],
    art: ({ l, y1, y2, width }, { potency, title, note, ink = '#eaf4f8', line = '#9cc7d8' }) => {
      const h = y2 - y1;
      return `${times(11, (i) => stroke(contour(480 + width * 0.2, y2 - h * 0.24, 26 + i * 27, 1.3), line, 1.8, `opacity="${0.85 - i * 0.065}"`))}
      ${circle(480 + width * 0.2, y2 - h * 0.24, 15, '#ff5a1f')}
      ${text('HVERDAL', 480, y1 + h * 0.14, 40, ink, { weight: 1, gap: 5.5, most: width * 0.7 })}
      ${text('ICELANDIC MICROALGAE', 480, y1 + h * 0.225, 12, ink, { weight: 1.25, gap: 4.2, most: width * 0.7 })}
      ${text(potency, l + width * 0.15, y1 + h * 0.43, h * 0.16, ink, { weight: 0.95, gap: 2.2, most: width * 0.54, left: true })}
      ${text(title, l + width * 0.155, y1 + h * 0.57, h * 0.038, '#ff6a33', { weight: 1.6, gap: 4.4, most: width * 0.44, left: true })}
      ${text(note, l + width * 0.155, y1 + h * 0.92, 12, ink, { weight: 1.3, gap: 4.4, most: width * 0.6, left: true })}`;
    },
  },
  benimori: {
    studio: ['#f8f5f0', '#ddd5ca', '#c5baad'],
    art: ({ l, r, y1, y2, width }, { potency, title, note, mark }) => {
      const [x, h] = [(l + r) / 2, y2 - y1];
      const [y, radius] = [y1 + h * (mark === 'rings' ? 0.4 : 0.5), Math.min(width * 0.25, h * 0.24)];
      const disc = linear('#dd3a1a 0, #b81f10 1', 0.3, 1);
      const marks = {
        disc: circle(x, y, radius, disc),
        rings:
          times(4, (i) =>
            circle(
              x,
              y,
              radius * (1.13 + i * 0.11),
              'none',
              `stroke="#c42a14" stroke-width="2" opacity="${0.75 - i * 0.18}"`,
            ),
          ) + circle(x, y, radius, disc),
        pair:
          circle(x + radius * 0.62, y, radius * 0.86, '#f0a22e', 'opacity=".9"') +
          circle(x - radius * 0.34, y, radius, disc, 'opacity=".94"'),
      };
      return `${marks[mark]}${text(potency, mark === 'pair' ? x - radius * 0.34 : x, y, radius * 0.5, '#fff', { weight: 0.95, gap: 2, most: radius * 1.4 })}
      ${text('BENIMORI', x, y1 + h * 0.13, 26, '#241c1a', { weight: 1, gap: 8, most: width * 0.64 })}
      ${text(title, x, y1 + h * (mark === 'rings' ? 0.66 : 0.845), 15, '#241c1a', { weight: 1.3, gap: 4.4, most: width * 0.72 })}
      ${text(note, x, y1 + h * (mark === 'rings' ? 0.705 : 0.92), 11, '#6f625c', { weight: 1.3, gap: 4.6, most: width * 0.66 })}`;
    },
  },
  ridgepace: {
    studio: ['#3c4a58', '#19212a', '#0d1217'],
    art: ({ l, r, y1, y2, width }, { potency, title, note, ridge = ['#ff6b2c', '#c93a08'] }) => {
      const h = y2 - y1;
      const peaks = [0.78, 0.66, 0.72, 0.5, 0.6, 0.44, 0.62, 0.56, 0.74];
      const profile = (drop) =>
        `M${l} ${y2}${peaks.map((at, i) => `L${l + (width * i) / 8} ${y1 + h * (at + drop)}`).join('')}L${r} ${y2}Z`;
      return `${fill(profile(0.08), ridge[0], 'opacity=".35"')}${fill(profile(0.17), linear(`${ridge[0]} 0, ${ridge[1]} 1`, 0, 1))}
      ${times(14, (i) => stroke(`M${l + i * 44 - 60} ${y2}l90 ${-h * 0.4}`, '#000', 5, `opacity=".09" clip-path="${clip(profile(0.17))}"`))}
      ${text('RIDGEPACE', 480, y1 + h * 0.13, h * 0.125, '#fff', { weight: 2.2, gap: 3.4, most: width * 0.74, slant: 12 })}
      ${text(title, 480, y1 + h * 0.265, h * 0.05, ridge[0], { weight: 1.7, gap: 4, most: width * 0.66, slant: 12 })}
      ${text(potency, 480, y1 + h * 0.44, h * 0.175, '#fff', { weight: 1.75, gap: 2.4, most: width * 0.66, slant: 12 })}
      ${text(note, 480, y1 + h * 0.925, h * 0.042, '#fff', { weight: 1.6, gap: 4, most: width * 0.64, slant: 12 })}`;
    },
  },
  velanthe: {
    studio: ['#fbebe3', '#ecc3b3', '#d9a18e'],
    art: ({ y1, y2, width }, { potency, title, note, ink = '#8a5a1c' }) => {
      const h = y2 - y1;
      const [x, y, reach] = [480, y1 + h * 0.715, h * 0.32];
      return `${times(15, (i) => {
        const a = Math.PI + (i / 14) * Math.PI;
        return stroke(
          `M${x + 24 * Math.cos(a)} ${y + 24 * Math.sin(a)}L${x + reach * Math.cos(a)} ${y + reach * Math.sin(a)}`,
          ink,
          1.5,
          'opacity=".75"',
        );
      })}${[0, 14].map((out) => stroke(`M${x - reach - out} ${y}A${reach + out} ${reach + out} 0 0 1 ${x + reach + out} ${y}`, ink, 1.8)).join('')}
      ${fill(`M${x - 24} ${y}A24 24 0 0 1 ${x + 24} ${y}Z`, CORAL)}${stroke(`M${x - reach - 14} ${y}H${x + reach + 14}`, ink, 1.8)}
      ${text('VELANTHE', 480, y1 + h * 0.125, h * 0.085, ink, { weight: 0.85, gap: 8, most: width * 0.7 })}
      ${text(title, 480, y1 + h * 0.245, h * 0.036, ink, { weight: 1.2, gap: 5.4, most: width * 0.62 })}
      ${text(potency, 480, y1 + h * 0.81, h * 0.075, ink, { weight: 1.05, gap: 2.6, most: width * 0.5 })}
      ${text(note, 480, y1 + h * 0.925, h * 0.032, ink, { weight: 1.2, gap: 5, most: width * 0.62 })}`;
    },
  },
  wrenfold: {
    studio: ['#f1f2e4', '#c9d0b3', '#aab48f'],
    art: ({ l, r, y1, y2 }, { potency, title, note, ink, pale = '#f6efdc' }) => {
      const window = `M480 ${y2 - 272}C545 ${y2 - 272} 575 ${y2 - 222} 575 ${y2 - 184}C575 ${y2 - 130} 532 ${y2 - 102} 480 ${y2 - 102}C428 ${y2 - 102} 385 ${y2 - 130} 385 ${y2 - 184}C385 ${y2 - 222} 415 ${y2 - 272} 480 ${y2 - 272}Z`;
      const random = randomFrom(8);
      const barbs = (side) =>
        times(9, (i) =>
          stroke(
            `M0 ${-18 - i * 9}q${side * (10 + i * 0.6)} -4 ${side * (30 - Math.abs(i - 3) * 3)} ${-22 - i}`,
            ink,
            2.6,
          ),
        );
      return `${fill(`M${l - 20} ${y1 + 252}Q480 ${y1 + 202} ${r + 20} ${y1 + 252}V${y2 + 30}H${l - 20}Z`, ink)}<g transform="translate(480 ${y1 + 216}) scale(.86)">${barbs(1)}${barbs(-1)}${stroke('M0 0V-114', ink, 2.6)}</g>
      ${text('WRENFOLD', 480, y1 + 280, 40, pale, { weight: 1.7, gap: 3.2, most: 268 })}${text(title, 480, y1 + 324, 16, pale, { weight: 1.4, gap: 4, most: 260 })}
      ${fill(window, '#2a1208')}<g clip-path="${clip(window)}">${times(34, (i) => softgel(396 + (i % 6) * 34 + random() * 16, y2 - 258 + Math.floor(i / 6) * 30 + random() * 12, 58, random() * 180))}</g>${stroke(window, pale, 4)}
      ${text(potency, 480, y2 - 62, 36, pale, { weight: 1.5, gap: 2.4 })}${text(note, 480, y1 + 352, 11, pale, { weight: 1.3, gap: 4.4, most: 250 })}`;
    },
  },
};
