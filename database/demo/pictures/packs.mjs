// The containers: bottle, tub or jar; pouch; carton with a blister strip.
import { times, linear, clip, blur, oval, fill, stroke, text, softgel } from './svg.mjs';

export const FLOOR = 800;

/** Darkens the edges of a round body and lays a window reflection down its left side. */
const roundShade = (strength = 1) =>
  linear(
    `#000 0 ${0.5 * strength}, #000 .07 ${0.22 * strength}, #fff .14 .1, #fff .19 .34, #fff .25 .3, #fff .3 .03, #000 .58 0, #000 .86 ${0.24 * strength}, #000 .95 ${0.4 * strength}, #000 1 ${0.28 * strength}`,
  );
/** A body with a flat top and bottom seen from slightly above. */
const drum = (left, right, top, bottom, bow) => {
  const middle = (left + right) / 2;
  return `M${left} ${top}Q${middle} ${top + bow * 2} ${right} ${top}V${bottom}Q${middle} ${bottom + bow * 2} ${left} ${bottom}Z`;
};

const metals = {
  steel: '#7f8a91 0, #eef2f4 .2, #aab4ba .55, #6f7a81 1',
  gold: '#8a5f1f 0, #fbe6b4 .2, #cf9f4c .55, #7d5217 1',
};
/** Bottle, tub or jar, by proportions. `label` is [top, bottom] as fractions of the body. */
export const bottle = (
  { width, height, neck = 0.74, shoulder = 70, lid = 110, ribs = true, glass, cap, label, paper },
  art,
) => {
  const [l, r, top] = [480 - width / 2, 480 + width / 2, FLOOR - height];
  const [n, start, ys] = [(width * neck) / 2, top + lid - 2, top + lid + 14 + shoulder];
  const bend = shoulder * 0.62;
  const body = `M${l} ${ys}C${l} ${ys - bend} ${480 - n} ${start + bend * 0.8} ${480 - n} ${start}H${480 + n}C${480 + n} ${start + bend * 0.8} ${r} ${ys - bend} ${r} ${ys}V${FLOOR - 34}Q${r} ${FLOOR - 6} ${r - 34} ${FLOOR - 2}Q480 ${FLOOR + 10} ${l + 34} ${FLOOR - 2}Q${l} ${FLOOR - 6} ${l} ${FLOOR - 34}Z`;
  const [cl, cr] = [480 - n - 9, 480 + n + 9];
  const capBody = `M${cl} ${top + 14}Q${cl} ${top + 2} ${cl + 14} ${top}Q480 ${top - 8} ${cr - 14} ${top}Q${cr} ${top + 2} ${cr} ${top + 14}V${top + lid}Q480 ${top + lid + 16} ${cl} ${top + lid}Z`;
  const [y1, y2] = label.map((at) => ys + (FLOOR - ys) * at);
  const wrap = drum(l, r, y1, y2, 8);
  const rib = (i) => {
    const x = 480 + (n + 9) * Math.sin(((i - 20) / 20.5) * (Math.PI / 2));
    return (
      stroke(`M${x} ${top + 20}V${top + lid - 4}`, '#000', 1.6, 'opacity=".16"') +
      stroke(`M${x + 2.2} ${top + 20}V${top + lid - 4}`, '#fff', 1.2, 'opacity=".16"')
    );
  };
  return `${fill(body, linear(glass.map((colour, i) => `${colour} ${i / (glass.length - 1)}`).join(', ')))}${fill(body, roundShade(0.8))}
  ${fill(`M${l} ${ys}C${l} ${ys - bend} ${480 - n} ${start + bend * 0.8} ${480 - n} ${start}H${480 + n}C${480 + n} ${start + bend * 0.8} ${r} ${ys - bend} ${r} ${ys}Z`, linear('#000 0 .45, #000 .5 .04, #000 1 0', 0, 1))}
  ${paper ? fill(wrap, paper) : ''}<g clip-path="${clip(wrap)}">${art({ l, r, y1, y2, width })}</g>
  ${fill(wrap, roundShade(paper ? 0.7 : 0))}${paper ? stroke(`M${l} ${y1}Q480 ${y1 + 16} ${r} ${y1}`, '#fff', 1.5, 'opacity=".4"') : ''}
  ${fill(capBody, metals[cap] ? linear(metals[cap]) : cap)}${ribs ? `<g clip-path="${clip(capBody)}">${times(41, rib)}</g>` : ''}${fill(capBody, roundShade(0.9))}
  ${oval(480, top + 5, n - 2, 5, '#fff', 'opacity=".22"')}`;
};

/** A stand-up pouch with a sealed top and a clear window. */
export const pouch = ({ paper }, art) => {
  const outline = `M290 132L482 126L670 132L664 216C672 330 704 520 706 ${FLOOR - 26}Q704 ${FLOOR} 676 ${FLOOR + 2}Q480 ${FLOOR + 22} 284 ${FLOOR + 2}Q256 ${FLOOR} 254 ${FLOOR - 26}C256 520 288 330 296 216Z`;
  const crease = (d, colour, width, o) =>
    stroke(d, colour, width, `opacity="${o}" filter="${blur(width * 0.45)}"`);
  return `${fill(outline, paper)}<g clip-path="${clip(outline)}">${art({ l: 252, r: 708, y1: 146, y2: FLOOR, width: 400 })}
  ${fill(outline, linear('#000 0 .3, #000 .06 .08, #fff .2 .16, #fff .38 0, #000 .78 .02, #000 .93 .16, #000 1 .3'))}
  ${crease('M306 236C330 330 300 470 292 640', '#fff', 20, 0.32)}${crease('M300 226C352 270 366 330 360 420', '#000', 14, 0.13)}
  ${crease('M662 226C612 280 600 330 612 420', '#fff', 16, 0.2)}${crease('M656 240C640 360 676 500 672 700', '#000', 24, 0.2)}
  ${crease(`M256 ${FLOOR - 20}Q480 ${FLOOR - 44} 704 ${FLOOR - 20}`, '#000', 9, 0.3)}${crease(`M262 ${FLOOR - 12}Q480 ${FLOOR - 34} 698 ${FLOOR - 12}`, '#fff', 5, 0.25)}
  ${fill('M280 120H680V196Q480 190 280 196Z', '#fff', 'opacity=".16"')}${times(9, (i) => stroke(`M284 ${140 + i * 6.5}H676`, '#000', 1, 'opacity=".13"'))}
  ${stroke('M284 222Q480 216 676 222', '#000', 2, 'opacity=".25"')}${stroke('M284 226Q480 220 676 226', '#fff', 2, 'opacity=".3"')}</g>`;
};

/** A folding carton turned a little to the left, with a blister strip in front. */
export const carton = ({ paper, side }, art) => {
  const [w, h, depth] = [356, 560, 92];
  const pocket = (i) => {
    const [x, y] = [44 + (i % 5) * 67, 46 + Math.floor(i / 5) * 74];
    return `${oval(x, y, 31, 25, '#fff', 'opacity=".55"')}${oval(x, y + 2, 29, 23, '#6d7780', 'opacity=".35"')}${softgel(x, y + 1, 50, -8, false)}${stroke(`M${x - 20} ${y - 13}Q${x - 4} ${y - 22} ${x + 14} ${y - 17}`, '#fff', 3, 'opacity=".8"')}`;
  };
  const edge = `M${w} 0L${w + depth} 12V${h - 30}L${w} ${h}Z`;
  return `<g transform="translate(-96 -136) scale(1.17)"><g transform="translate(262 ${FLOOR - h})">${fill(`M0 0H${w}V${h}H0Z`, paper)}<g clip-path="${clip(`M0 0H${w}V${h}H0Z`)}">${art({ l: 0, r: w, y1: 0, y2: h, width: w })}</g>
  ${fill(`M0 0H${w}V${h}H0Z`, linear('#fff 0 .2, #fff .6 0, #000 1 .12', 1, 0.4))}${fill(edge, side)}
  <g transform="translate(${w + depth / 2} ${h * 0.36}) rotate(90)">${text('BENIMORI', 0, 0, 24, '#fff', { weight: 1, gap: 8 })}</g>${fill(edge, linear('#000 0 .34, #000 1 .12'))}${stroke(`M${w} 1V${h - 1}`, '#fff', 1.6, 'opacity=".5"')}</g>
  <g transform="translate(212 ${FLOOR - 96}) rotate(-7)"><rect x="8" y="14" width="356" height="168" rx="18" fill="#2b1a12" opacity=".35" filter="${blur(12)}"/>
  <rect width="356" height="166" rx="18" fill="${linear('#f4f6f7 0, #c9d0d4 .3, #eef1f2 .5, #b8c0c5 .75, #dfe4e6 1', 1, 0.5)}"/><rect x="1.5" y="1.5" width="353" height="163" rx="16.5" fill="none" stroke="#fff" stroke-width="2" opacity=".7"/>${times(10, pocket)}</g></g>`;
};
