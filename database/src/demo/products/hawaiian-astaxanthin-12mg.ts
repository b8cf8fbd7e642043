import type { ProductInput } from '@astaguide/contracts/catalog/product';

export const product: ProductInput = {
  name: 'Hawaiian Astaxanthin 12mg',
  brand: 'Makani Tide',
  description:
    'Grown in open ponds on the Kona coast, where strong sun pushes the algae from green to brick red, this is the bottle we keep coming back to. One softgel carries a full 12 mg in cold-pressed olive oil, so there is no second capsule to remember and no fishy aftertaste. Every lot number opens a certificate of analysis on the maker’s site. It suits adults who already know astaxanthin agrees with them: the serving is above the 8 mg a day that EFSA assessed as safe for adults in 2020, so talk it over with a clinician first.',
  imageUrl: '/pictures/makani-tide-hawaiian-12mg.webp',
  potency: '12mg',
  servings: 60,
  source: 'Hawaiian',
  form: 'Softgel',
  capsule: 'Gelatine',
  allergens: 'None',
  testedBy: 'Example Analytics (invented)',
  testedBatch: 'K-1188 (demo)',
  testedOn: '2026-06-18',
  measuredMg: '12.35',
  verdict:
    'Named algae, a named farm and a certificate for each lot, for less than thirty dollars. The 12 mg serving is above the 8 mg a day that EFSA assessed.',
  notFor: 'Beginners: start with 4 to 6 mg',
  bestFor: 'Active adults and overall antioxidant support',
  affiliateLink: 'https://shop.example.com/makani-tide/hawaiian-astaxanthin-12mg?tag=astaguide',
  affiliateLinkDe: 'https://de.shop.example.com/makani-tide/hawaiian-astaxanthin-12mg?tag=astaguide-de',
  affiliateLinkEs: 'https://es.shop.example.com/makani-tide/hawaiian-astaxanthin-12mg?tag=astaguide-es',
  affiliateLinkNl: 'https://nl.shop.example.com/makani-tide/hawaiian-astaxanthin-12mg?tag=astaguide-nl',
  affiliateLinkPl: 'https://pl.shop.example.com/makani-tide/hawaiian-astaxanthin-12mg?tag=astaguide-pl',
  price: '29.99',
  rating: '4.8',
  reviewCount: 2847,
  features: [
    '12 mg of natural astaxanthin in one softgel',
    'Haematococcus algae from Kona, Hawaii',
    'Bioavailable olive oil base for better absorption with food',
    'Certificate of analysis for every lot',
    'Non-GMO, gluten free, no added colours',
    '60 softgels, a two-month supply',
  ],
  benefits: [
    'May support the body’s own antioxidant defences',
    'Studied for skin moisture and elasticity',
    'Studied for eye comfort during long screen days',
    'May support recovery after exercise',
    'Simple once-a-day routine',
  ],
  badge: 'Best Overall',
  inStock: true,
  featured: true,
  placement: 1,
  isTopRanked: true,
  couponCode: 'KONA15',
  couponDescription: '15% off a first order of two bottles or more',
  couponDiscount: '15%',
  keywords: 'hawaiian astaxanthin, astaxanthin 12mg, natural antioxidant supplement, kona algae',
  category: 'Softgels',
  ageRange: '18+',
  htmlContent: `<h2>Why it leads our list</h2>
<p>Three things put this bottle ahead: the label names the algae and the farm, the dose is carried by a single softgel, and the maker publishes a certificate of analysis for each lot. None of these is rare on its own. Finding all three for less than thirty dollars is.</p>
<h3>Per serving</h3>
<table>
<thead><tr><th>Per softgel</th><th>Amount</th></tr></thead>
<tbody>
<tr><td>Natural astaxanthin</td><td>12 mg</td></tr>
<tr><td>Extra virgin olive oil</td><td>240 mg</td></tr>
<tr><td>Vitamin E (mixed tocopherols)</td><td>3 mg</td></tr>
</tbody>
</table>
<h3>How to take it</h3>
<ul>
<li>One softgel a day with a meal that contains some fat, because astaxanthin dissolves in fat and not in water.</li>
<li>New to astaxanthin? Begin with 4 to 6 mg and move up only if you have a reason to.</li>
<li>Give it several weeks before you judge it.</li>
</ul>
<h3>Before you buy</h3>
<p>The European Food Safety Authority assessed 8 mg a day from supplements as safe for adults in 2020. A 12 mg serving is above that level, although higher amounts have been used in human trials. Ask a doctor or pharmacist first if you are pregnant, breastfeeding, awaiting surgery, or taking medicine for blood pressure, blood sugar or clotting. This is a food supplement and does not replace medical care.</p>`,
};
