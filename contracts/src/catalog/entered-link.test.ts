import { readClickId } from '../earnings/click-id';
import { withClickId } from './affiliate-link';
import { enteredLink, findLinkFaults } from './entered-link';

const SHOP = 'https://shop.example/p';
const messages = (link: string, ownHost?: string) =>
  findLinkFaults(link, ownHost).map(({ message }) => message);
const refusal = (link: string) => enteredLink.safeParse(link).error?.issues.map(({ message }) => message);

const PLACEHOLDERS = [
  '{clickid}',
  '{CLICKID}',
  '{ClickId}',
  '{click_id}',
  '{click-id}',
  '{{clickId}}',
  '${clickId}',
  '[clickId]',
  '[click_id]',
  '<clickId>',
  '(clickid)',
  '%clickid%',
  '#clickid#',
  '{clickId',
  'clickId}',
  '%7BclickId%7D',
  '%7bclickid%7d',
  '%257BclickId%257D',
  '%5BclickId%5D',
  '&lt;clickId&gt;',
];

test.each(PLACEHOLDERS)('refuses the placeholder %s, and names the right link', (placeholder) => {
  for (const [before, after] of [
    ['?sub=', ''],
    ['?sub=', '&x=1'],
    ['?a=1&sub=web_', '#top'],
    ['/', '/more'],
  ])
    expect(refusal(`${SHOP}${before}${placeholder}${after}`)).toEqual([
      `The placeholder for the click ID must be {clickId}. Use ${SHOP}${before}{clickId}${after}`,
    ]);
});

test.each<[link: string, right: string]>([
  [`${SHOP}?a=1&amp;subid={clickId}`, `${SHOP}?a=1&subid={clickId}`],
  [`${SHOP}?a=1&#038;b=2`, `${SHOP}?a=1&b=2`],
  [`${SHOP}?a=1?subid={clickId}`, `${SHOP}?a=1&subid={clickId}`],
  ['https://https://shop.example/p', 'https://shop.example/p'],
  ['https://https//shop.example/p', 'https://shop.example/p'],
  [`${SHOP}?sub=web{clickId}`, `${SHOP}?sub=web_{clickId}`],
  [`${SHOP}?sub={clickId}eu`, `${SHOP}?sub={clickId}_eu`],
  ['https://www.amazon.co.uk/dp/B01?tag={clickId}', 'tag=your-tag-20&ascsubtag={clickId}'],
])('refuses %s for %s', (link, right) => {
  expect(refusal(link)?.map((message) => message.split('Use ')[1])).toEqual([right]);
});

test.each([
  SHOP,
  `${SHOP}?subid={clickId}`,
  `${SHOP}?subid=web_{clickId}&x=%5Bred%5D`,
  `${SHOP}?subid={clickId}&again={clickId}`,
  `https://net.example/c?clickid=5&click_id=6`,
  `https://net.example/c?ued=https%3A%2F%2Fshop.example%2F%3Fclickid%3D7`,
  `https://net.example/c?ued=https%3A%2F%2Fshop.example%2F%3Fsub%3D{clickId}`,
  `https://net.example/c?url=https://shop.example/p?x=1`,
  'https://ad.net.example/clk;1;?https://shop.example/?utm_source=x',
  `${SHOP}?q=what?`,
  `${SHOP}/click-id/clickid-holders?names=click%20id`,
  `${SHOP}?amp=1&ampere=2`,
  `${SHOP}?filter[brand]=reef`,
  'https://www.amazon.de/dp/B01?tag=asta-21&ascsubtag={clickId}',
  'https://www.awin1.com/cread.php?awinmid=1&awinaffid=2&clickref={clickId}&ued=https%3A%2F%2Fshop.example%2F',
  'https://prf.hn/click/camref:1abc/pubref:{clickId}/destination:https%3A%2F%2Fshop.example',
  'https://merchant.example/#a_aid=reef&data1={clickId}',
  'https://web.archive.example/web/2020/https://shop.example/',
  'https://yourtags.example/p',
])('has no fault in %s', (link) => {
  expect(findLinkFaults(link, 'astaguide.example')).toEqual([]);
  expect(enteredLink.parse(link)).toBe(link);
});

test.each<[link: string, warning: RegExp]>([
  [
    'https://www.amazon.com/dp/B01',
    /^This Amazon link does not name you as the affiliate\. Add tag=your-tag-20$/,
  ],
  ['https://www.amazon.com/dp/B01?tag=', /does not name you/],
  ['https://www.amazon.com/dp/B01?tag=asta-20', /For Amazon add ascsubtag=\{clickId\}$/],
  ['https://www.awin1.com/cread.php?awinmid=1', /This Awin link does not name you/],
  [
    'https://www.awin1.com/cread.php?awinmid=1&awinaffid=2&clickref=home',
    /For Awin add clickref=\{clickId\}$/,
  ],
  ['https://www.kqzyfj.com/click-1-2', /For CJ add sid=\{clickId\}$/],
  ['https://brand.pxf.io/c/1/2/3', /For Impact add subId1=\{clickId\}$/],
  ['https://www.iherb.com/pr/1', /This iHerb link does not name you/],
  [`${SHOP}?sub={subid}`, /^‘\{subid\}’ looks like a placeholder/],
  [`${SHOP}?tag=[SUBID]`, /^‘\[SUBID\]’ looks like a placeholder/],
  [`${SHOP}?aff=YOUR_ID`, /^‘YOUR_ID’ looks like a placeholder/],
  [`${SHOP}?sub=clickId`, /^‘clickId’ without braces/],
  [`${SHOP}#sub={clickId}`, /^The part after ‘#’/],
  ['https://www.astaguide.example/review/reef', /^This is an address of your own site/],
])('warns of %s, which may be meant', (link, warning) => {
  expect(messages(link, 'astaguide.example')).toEqual([expect.stringMatching(warning)]);
  expect(enteredLink.parse(link)).toBe(link);
});

test('the right link that a refusal names has no such fault, and its click id is found', () => {
  const id = '3f1c2d4e-5a6b-4c7d-8e9f-0a1b2c3d4e5f';
  for (const placeholder of PLACEHOLDERS) {
    const right = /Use (\S+)$/.exec(refusal(`${SHOP}?x=1&sub=${placeholder}&y=2`)![0]!)![1]!;
    expect(refusal(right)).toBeUndefined();
    expect(readClickId(withClickId(right, id))).toBe(id);
  }
});
