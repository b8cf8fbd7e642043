import type { ProductInput } from '@astaguide/contracts/catalog/product';

export const product: ProductInput = {
  name: 'Radiance Astaxanthin 8mg',
  brand: 'Velanthe',
  description:
    'Velanthe sells a ritual as much as a supplement: blush glass, a weighty gold lid and two pearl-sized softgels to take with breakfast. Behind the pretty jar is a considered formula. Eight milligrams of Japanese-grown astaxanthin matches the daily amount EFSA assessed as safe for adults, and a little vitamin C joins in for normal collagen formation. You are paying for the presentation, no doubt about it, yet refills come in a plain paper pouch at a kinder price. A thoughtful gift for somebody who already wears sunscreen and wants to care for skin from within.',
  imageUrl: '/pictures/velanthe-radiance-8mg.webp',
  potency: '8mg',
  servings: 30,
  source: 'Japanese',
  form: 'Softgel',
  capsule: 'Gelatine',
  allergens: 'Fish',
  verdict:
    'Eight milligrams, exactly the daily amount that EFSA assessed, with vitamin C. You pay for the jar, and less for its refills.',
  bestFor: 'Skin radiance and anti-aging routines',
  affiliateLink: 'https://beauty.example.com/velanthe/radiance-8mg?tag=astaguide',
  affiliateLinkDe: 'https://de.beauty.example.com/velanthe/radiance-8mg?tag=astaguide-de',
  affiliateLinkEs: 'https://es.beauty.example.com/velanthe/radiance-8mg?tag=astaguide-es',
  affiliateLinkPl: 'https://pl.beauty.example.com/velanthe/radiance-8mg?tag=astaguide-pl',
  price: '42.00',
  rating: '4.6',
  reviewCount: 973,
  features: [
    'Two 4 mg pearls make one serving',
    'Vitamin C for normal collagen formation',
    'Refillable glass jar',
    'Camellia seed oil base',
    '60 pearls, a one-month supply',
  ],
  benefits: [
    'Studied for skin elasticity and fine lines',
    'Studied for skin moisture',
    'May support skin exposed to everyday sunlight',
    'Vitamin C contributes to normal collagen formation',
  ],
  badge: 'Best for Skin',
  featured: true,
  placement: 5,
  keywords: 'skin supplement, beauty from within, anti-aging, astaxanthin 8mg',
  category: 'Beauty',
  ageRange: '25+',
  htmlContent: `<h2>Skin care that starts at breakfast</h2>
<p>Astaxanthin gathers in cell membranes, and skin is one of the places where researchers have looked for its effects. Trials of some weeks, mostly in middle-aged women, have studied elasticity, moisture and the look of fine lines. Results lean positive, though the groups are small and several studies were paid for by producers. Read them with both facts in mind.</p>
<h3>Inside the jar</h3>
<table>
<thead><tr><th>Per two pearls</th><th>Amount</th></tr></thead>
<tbody>
<tr><td>Natural astaxanthin</td><td>8 mg</td></tr>
<tr><td>Vitamin C</td><td>80 mg</td></tr>
<tr><td>Camellia seed oil</td><td>180 mg</td></tr>
</tbody>
</table>
<h3>Make the most of it</h3>
<ul>
<li>Take both pearls with a meal that contains fat.</li>
<li>Stay with it for eight weeks before comparing photographs.</li>
<li>Keep using sunscreen. No supplement takes its place.</li>
</ul>
<h3>Good to know</h3>
<p>The serving equals the 8 mg a day that EFSA assessed as safe for adults in 2020. Leave it aside during pregnancy or breastfeeding unless your doctor says otherwise. The shell is fish gelatine, so it is not suitable for vegetarians or for anyone with a fish allergy.</p>`,
};
