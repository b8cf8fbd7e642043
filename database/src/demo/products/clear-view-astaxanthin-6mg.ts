import type { ProductInput } from '@astaguide/contracts/catalog/product';

export const product: ProductInput = {
  name: 'Clear View Astaxanthin 6mg',
  brand: 'Benimori',
  description:
    'A flat white carton with three foil strips inside: Benimori treats astaxanthin like something worth keeping fresh. Each softgel stays sealed from light and air until the moment you press it out, which makes sense for such a sensitive pigment. The 6 mg dose sits in the range most often studied for eye comfort, and the strips slide into a laptop sleeve for people who spend the day at a screen. It costs more per milligram than a bottle, and there is more packaging to recycle, but nothing here goes stale at the bottom of a drawer.',
  imageUrl: '/pictures/benimori-clear-view-6mg.webp',
  potency: '6mg',
  servings: 30,
  source: 'Japanese',
  form: 'Softgel',
  verdict:
    'A 6 mg softgel, sealed one by one, for people who travel with their supplements. You pay for the packaging: per milligram it is among the dearest here.',
  notFor: 'Anyone who looks for the lowest cost per milligram',
  bestFor: 'Eye comfort and vision support for screen workers',
  affiliateLink: 'https://shop.example.com/benimori/clear-view-6mg?tag=astaguide',
  affiliateLinkDe: 'https://de.shop.example.com/benimori/clear-view-6mg?tag=astaguide-de',
  affiliateLinkEs: 'https://es.shop.example.com/benimori/clear-view-6mg?tag=astaguide-es',
  price: '27.80',
  rating: '4.7',
  reviewCount: 1504,
  features: [
    'Individually sealed blister strips',
    '6 mg per softgel, once a day',
    'Rice bran oil base',
    'Made in Japan in small lots',
    '30 softgels in a slim carton',
  ],
  benefits: [
    'Studied for eye fatigue linked to screen use',
    'May support the eye’s ability to refocus',
    'May support normal blood flow to the retina',
    'Easy to carry and hard to forget',
  ],
  badge: 'Best for Eyes',
  featured: true,
  placement: 3,
  couponCode: 'CLEAR5',
  couponDescription: 'Five dollars off a three-carton set',
  couponDiscount: '$5',
  keywords: 'eye comfort supplement, japanese astaxanthin, astaxanthin 6mg, screen fatigue',
  category: 'Eye health',
  ageRange: '18+',
  htmlContent: `<h2>A small dose, carefully packed</h2>
<p>Astaxanthin fades when it meets light and oxygen. Most makers answer with dark glass; Benimori seals every softgel on its own. If you travel, or take supplements only on working days, that is a real advantage.</p>
<h3>What the research has looked at</h3>
<p>Several small trials, many of them from Japan, have studied around 6 mg a day for tired eyes and for the speed with which the eye changes focus. The findings are encouraging and far from final. Nothing here treats an eye condition: see an optometrist about any change in your sight.</p>
<h3>Who it suits</h3>
<ul>
<li>People with long hours at a monitor who already take breaks and want something more.</li>
<li>Anyone who prefers to stay under the 8 mg a day that EFSA assessed as safe for adults in 2020.</li>
<li>Travellers who dislike carrying a whole bottle.</li>
</ul>
<h3>Cost in use</h3>
<table>
<thead><tr><th>Pack</th><th>Days</th><th>Per day</th></tr></thead>
<tbody>
<tr><td>One carton</td><td>30</td><td>about $0.93</td></tr>
<tr><td>Three cartons with coupon</td><td>90</td><td>about $0.87</td></tr>
</tbody>
</table>
<p>Take one softgel with breakfast or lunch, and make sure the meal includes a little fat: eggs, yoghurt, nuts or olive oil will do.</p>`,
};
