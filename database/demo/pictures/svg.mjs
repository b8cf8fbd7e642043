// Shared drawing tools: gradients, shapes, lettering and the softgel.

/** A repeatable random source (mulberry32), so that a redraw gives the same picture. */
export const randomFrom = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};
export const times = (count, draw) => Array.from({ length: count }, (_, i) => draw(i)).join('');
export const mix = (a, b, t) =>
  `#${[1, 3, 5]
    .map((i) =>
      Math.round(parseInt(a.slice(i, i + 2), 16) * (1 - t) + parseInt(b.slice(i, i + 2), 16) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

let defs = [];
export const define = (tag, attrs, body) =>
  `url(#${((id) => (defs.push(`<${tag} id="${id}" ${attrs}>${body}</${tag}>`), id))(`d${defs.length}`)})`;
/** Stops read 'colour offset opacity, …', opacity may be left out. */
const stops = (list) =>
  list
    .split(', ')
    .map((stop) => {
      const [colour, at, opacity = 1] = stop.split(' ');
      return `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
    })
    .join('');
export const linear = (list, x2 = 1, y2 = 0) =>
  define('linearGradient', `x1="0" y1="0" x2="${x2}" y2="${y2}"`, stops(list));
export const radial = (list, cx = 0.5, cy = 0.5, r = 0.5) =>
  define('radialGradient', `cx="${cx}" cy="${cy}" r="${r}"`, stops(list));
export const clip = (d) => define('clipPath', '', `<path d="${d}"/>`);
export const blur = (size) =>
  define(
    'filter',
    'x="-50%" y="-50%" width="200%" height="200%"',
    `<feGaussianBlur stdDeviation="${size}"/>`,
  );
export const circle = (x, y, r, fill, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
export const oval = (x, y, rx, ry, fill, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
export const fill = (d, colour, more = '') => `<path d="${d}" fill="${colour}" ${more}/>`;
export const stroke = (d, colour, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
/** A finished drawing; its gradients are used up with it. */
export const page = (width, height, body) => {
  const shared = defs.join('');
  defs = [];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${shared}</defs>${body}</svg>`;
};

// Each entry is character, width, path; a capital is ten units high.
const glyphs = new Map(
  `A 8 M0 10 4 0 8 10M1.4 6.6H6.6 | B 6 M0 5H3.2A2.5 2.5 0 0 0 3.2 0H0V10H3.5A2.5 2.5 0 0 0 3.5 5 | C 8.5 M8.5 1.5A5 5 0 1 0 8.5 8.5
  D 7.8 M0 0V10H2.8A5 5 0 0 0 2.8 0Z | E 5.4 M5.4 0H0V10H5.4M0 5H4.8 | F 5.4 M5.4 0H0V10M0 5H4.8
  G 9.9 M8.6 1.5A5 5 0 1 0 9.9 5.5H6.2 | H 7 M0 0V10M7 0V10M0 5H7 | I 0 M0 0V10 | J 4.4 M4.4 0V7A2.4 2.7 0 0 1 0 8
  K 6.4 M0 0V10M6.2 0 0 6M2.2 4 6.4 10 | L 5 M0 0V10H5 | M 8.8 M0 10V0L4.4 6.6 8.8 0V10 | N 7.2 M0 10V0L7.2 10V0
  O 10 M5 0A5 5 0 0 0 5 10A5 5 0 0 0 5 0Z | P 5.9 M0 10V0H3.2A2.7 2.7 0 0 1 3.2 5.5H0 | R 6.2 M0 10V0H3.2A2.7 2.7 0 0 1 3.2 5.5H0M3 5.5 6.2 10
  S 5.6 M5.3 1.7C4.8.6 3.9 0 2.8 0C1.2 0 .2 1.1.2 2.5C.2 5.7 5.6 4.1 5.6 7.4C5.6 8.9 4.4 10 2.8 10C1.5 10 .5 9.3 0 8.1
  T 7 M0 0H7M3.5 0V10 | U 7 M0 0V6.5A3.5 3.5 0 0 0 7 6.5V0 | V 8 M0 0 4 10 8 0 | W 12.4 M0 0 3.1 10 6.2 1 9.3 10 12.4 0
  X 7.2 M0 0 7.2 10M7.2 0 0 10 | Y 7.4 M0 0 3.7 5.2 7.4 0M3.7 5.2V10 | Z 6.6 M0 0H6.6L0 10H6.6
  0 6.4 M3.2 0A3.2 5 0 0 0 3.2 10A3.2 5 0 0 0 3.2 0Z | 1 2.4 M0 2 2.4 0V10 | 2 5.8 M.2 2.6A2.7 2.7 0 1 1 5 4.4L0 10H5.8
  5 5.8 M5.2 0H1L.5 4.6A3.1 3.1 0 1 1 0 8.6 | 4 6.4 M4.7 10V0L0 7H6.4 | 6 6.2 M4.6 0 .6 5.2A3.1 3.1 0 1 0 5.6 5.2A3.1 3.1 0 0 0 1 4.7 | 3 5.6 M.3 0H5.2L2.4 3.9A3.05 3.05 0 1 1 0 8.4
  8 6 M3 4.7A2.35 2.35 0 1 0 3 0A2.35 2.35 0 1 0 3 4.7A2.65 2.65 0 1 0 3 10A2.65 2.65 0 1 0 3 4.7 | 9 6.2 M1.6 10 5.6 4.8A3.1 3.1 0 1 0 .6 4.8A3.1 3.1 0 0 0 5.2 5.3
  m 8 M0 10V4M0 6.3A2 2.2 0 0 1 4 6.3V10M4 6.3A2 2.2 0 0 1 8 6.3V10 | g 6 M6 4V10.4A3 2.6 0 0 1 .5 11.9M6 7A3 3 0 1 0 0 7A3 3 0 1 0 6 7 | + 5 M0 5H5M2.5 2.5V7.5 | · 0 M0 5V5`
    .split(/\n|\|/)
    .map((entry) => /^(\S) (\S+) (.+)$/.exec(entry.trim()).slice(1))
    .map(([character, width, path]) => [character, { width: Number(width), path }]),
);
/** One line of lettering centred on x, or starting there; size is the capital height, weight and gap are in tenths of it. */
export const text = (
  line,
  x,
  y,
  size,
  colour,
  { weight = 1.1, gap = 3, most = Infinity, slant = 0, left = false } = {},
) => {
  const placed = [];
  let end = 0;
  for (const character of line) {
    const glyph = glyphs.get(character);
    if (glyph) placed.push([end, glyph.path]);
    end += glyph ? glyph.width + gap : gap + 2.5;
  }
  const scale = Math.min(size / 10, most / (end - gap));
  const body = placed
    .map(([at, path]) => `<path d="${path}" transform="translate(${at.toFixed(2)} 0)"/>`)
    .join('');
  return `<g transform="translate(${x} ${y}) scale(${scale}) skewX(${-slant}) translate(${left ? 0 : (gap - end) / 2} ${-5})" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${body}</g>`;
};

/** A glossy translucent softgel, light from the upper left. */
export const softgel = (x, y, length, turn, shadow = true) => {
  const height = length * 0.56;
  const capsule = `x="${-length / 2}" y="${-height / 2}" width="${length}" height="${height}" rx="${height * 0.5}"`;
  return `${shadow ? oval(x + length * 0.06, y + height * 0.46, length * 0.52, height * 0.2, '#5a1606', `opacity=".5" filter="${blur(length * 0.06)}"`) : ''}
  <g transform="translate(${x} ${y}) rotate(${turn})"><rect ${capsule} fill="${linear('#ff7d3c 0, #e2420f .45, #8e1b04 1', 0, 1)}"/>
  <rect ${capsule} fill="${radial('#ffb26b 0 .95, #ff7a33 .6 .35, #ff7a33 1 0', 0.62, 0.86, 0.5)}"/>
  <rect ${capsule} fill="none" stroke="#7a1503" stroke-opacity=".25" stroke-width="${length * 0.014}"/>
  <path d="M${-length * 0.32} ${-height * 0.22}Q0 ${-height * 0.42} ${length * 0.26} ${-height * 0.26}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="${height * 0.11}" stroke-linecap="round" filter="${blur(length * 0.012)}"/></g>`;
};
export const CORAL = '#e8501c';
/** A band of regular waves, filled far below its crest line. */
export const wave = (l, r, y, height, shift) =>
  `M${l - 80} ${y}${times(9, (i) => `q${(r - l) / 12} ${((i + shift) % 2 ? 1 : -1) * height} ${(r - l) / 6} 0`)}V${y + 400}H${l - 80}Z`;
