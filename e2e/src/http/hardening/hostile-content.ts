/** Closes any context that contains it: an attribute, a script, a title, a comment. 49 characters. */
const SHORT = `"'></script><svg/onload=owned()><!--`;
const BREAKOUT = `"'></script></title></style>--><img src=x onerror=owned()><script>owned()</script>]]>{{owned()}}`;

/** Markup in every field of a product that takes free text. */
export const hostileProduct = {
  name: `Glow ${BREAKOUT}`,
  slug: 'hostile-product',
  brand: SHORT,
  description: BREAKOUT,
  potency: SHORT,
  source: BREAKOUT,
  bestFor: `eye athlete skin ${BREAKOUT}`,
  badge: BREAKOUT,
  keywords: BREAKOUT,
  couponCode: BREAKOUT,
  couponDescription: BREAKOUT,
  couponDiscount: BREAKOUT,
  category: BREAKOUT,
  ageRange: BREAKOUT,
  features: [BREAKOUT, SHORT],
  benefits: [BREAKOUT, SHORT],
  imageUrl: `/a.png"onerror="owned()`,
  affiliateLink: `https://shop.example/?a="onclick="owned()`,
  htmlContent: `<p>${BREAKOUT}</p><a href="javascript:owned()">a</a>`,
  placement: 1,
  isTopRanked: true,
};

/** Markup in every field of an article that takes free text. */
export const hostilePost = {
  title: BREAKOUT,
  slug: 'hostile-post',
  excerpt: BREAKOUT,
  content: `<p>owned() ${BREAKOUT}</p>`,
  imageUrl: `https://pictures.example/a.png"onerror="owned()`,
  metaDescription: BREAKOUT,
  keywords: [BREAKOUT, SHORT],
  published: true,
};

export const hostileSettings = {
  siteName: SHORT,
  logoUrl: `/logo.png"onerror="owned()`,
  faviconUrl: `/icon.png"><script>owned()</script>`.replaceAll(' ', ''),
};

/** Payloads that got through sanitizers of other products, and variants. */
export const hostileRichText = [
  '<svg><style><img src=x onerror=owned()></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=owned()&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=owned()>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=owned()>',
  '<a href="jav&#x09;ascript:owned()">a</a>',
  '<a href="&#1;javascript:owned()">a</a>',
  '<a href="JaVaScRiPt:owned()">a</a>',
  '<a href="data:text/html,<script>owned()</script>">a</a>',
  '<img src="x" srcset="javascript:owned()" onload=owned()>',
  '<img src=`x`onerror=owned()>',
  '<p onclick=owned() style="background:url(javascript:owned())">a</p>',
  '<iframe srcdoc="<script>owned()</script>"></iframe>',
  '<object data="data:text/html,<script>owned()</script>"></object>',
  '<embed src="javascript:owned()">',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:owned()">',
  '<link rel="stylesheet" href="https://evil.example/a.css">',
  '<template><script>owned()</script></template>',
  '<textarea><script>owned()</script></textarea>',
  '<xmp><img src=x onerror=owned()></xmp>',
  '<!--><img src=x onerror=owned()>-->',
  '<scr<script>ipt>owned()</scr</script>ipt>',
  '<video><source onerror=owned()></video>',
  '<details open ontoggle=owned()>a</details>',
  '<button formaction="javascript:owned()">a</button>',
  '<svg><a xlink:href="javascript:owned()"><text>a</text></a></svg>',
  '<svg><animate attributeName=href values=javascript:owned() /></svg>',
];
