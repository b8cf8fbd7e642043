import type { ProductInput } from '@astaguide/contracts/catalog/product';

export const product: ProductInput = {
  name: 'Deep Reserve Astaxanthin 16mg',
  brand: 'Makani Tide',
  description:
    'The tallest bottle in the Makani Tide range holds the strongest softgel we list. Deep Reserve is pressed once a year from the darkest ponds and tends to sell out within weeks, as it has now. Sixteen milligrams is twice the 8 mg a day that EFSA assessed as safe for adults in 2020, and we see no reason for most readers to go there: it makes sense only on the advice of a professional who knows your history. As a piece of craft it is impressive, with a lot certificate that runs to nine pages and a flavour-free, garnet-dark oil.',
  imageUrl: '/pictures/makani-tide-deep-reserve-16mg.webp',
  potency: '16mg',
  servings: 30,
  source: 'Hawaiian',
  form: 'Softgel',
  testedBy: 'Example Analytics (invented)',
  testedBatch: 'DR-07 (demo)',
  testedOn: '2026-03-11',
  measuredMg: '16.40',
  verdict:
    'The strongest softgel we list, at twice the 8 mg a day that EFSA assessed. We see no reason for most readers to choose it.',
  notFor: 'Most readers: take this dose only on the advice of a professional',
  bestFor: 'Experienced users under professional guidance',
  affiliateLink: 'https://shop.example.com/makani-tide/deep-reserve-16mg?tag=astaguide',
  affiliateLinkDe: 'https://de.shop.example.com/makani-tide/deep-reserve-16mg?tag=astaguide-de',
  affiliateLinkEs: 'https://es.shop.example.com/makani-tide/deep-reserve-16mg?tag=astaguide-es',
  affiliateLinkNl: 'https://nl.shop.example.com/makani-tide/deep-reserve-16mg?tag=astaguide-nl',
  price: '48.00',
  rating: '4.9',
  reviewCount: 118,
  features: [
    '16 mg in one softgel',
    'Single annual pressing from Kona ponds',
    'Olive oil base for absorption with meals',
    'Nine-page certificate of analysis',
    '30 softgels',
  ],
  benefits: [
    'Highest strength in our comparison',
    'May support antioxidant defences',
    'One softgel where others need two or more',
    'Full traceability to pond and harvest',
  ],
  badge: 'Limited Harvest',
  inStock: false,
  keywords: 'high strength astaxanthin, astaxanthin 16mg, hawaiian',
  category: 'Softgels',
  ageRange: '21+',
  htmlContent: `<h2>Strong, scarce and not for everyone</h2>
<p>Deep Reserve is out of stock until the next pressing. We keep the page because readers ask about it, and because the dose deserves a plain explanation.</p>
<h3>Is 16 mg too much?</h3>
<p>The European Food Safety Authority assessed 8 mg a day from supplements as safe for adults in 2020. Deep Reserve holds double that in one softgel. Larger amounts have been given in clinical research for limited periods under supervision, which is not the same as taking them at home for years. If you and your doctor have a reason to choose this strength, fine; otherwise a smaller one is the better buy.</p>
<ul>
<li>Not for anyone under 21, nor during pregnancy or breastfeeding.</li>
<li>Not together with other astaxanthin products.</li>
<li>Tell your care team about it before any operation or new prescription.</li>
</ul>
<h3>Alternatives in stock</h3>
<table>
<thead><tr><th>Product</th><th>Strength</th><th>Why choose it</th></tr></thead>
<tbody>
<tr><td>Hawaiian Astaxanthin</td><td>12mg</td><td>Same ponds, lower price</td></tr>
<tr><td>Reef Starter</td><td>4mg</td><td>Gentle first step</td></tr>
</tbody>
</table>
<h3>Storage</h3>
<p>Keep the bottle closed, dark and below 25 °C. Softgels that stick together have been too warm; the oil inside is usually unharmed, but replace them if the smell has turned sharp.</p>`,
};
