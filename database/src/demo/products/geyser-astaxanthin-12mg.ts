import type { ProductInput } from '@astaguide/contracts/catalog/product';

export const product: ProductInput = {
  name: 'Geyser Astaxanthin 12mg',
  brand: 'Hverdal',
  description:
    'Hverdal grows its algae indoors, in glass tubes lit around the clock and heated with geothermal water, which keeps weather and airborne dust out of the harvest. The result is a very even product: our favourite detail is the printed range of 12.0 to 12.6 mg where most labels give a single round number. Runners and skiers like the small, slick softgel. At 12 mg it exceeds the 8 mg a day that EFSA assessed as safe for adults in 2020, so check with a professional before settling into a season of daily use.',
  imageUrl: '/pictures/hverdal-geyser-12mg.webp',
  potency: '12mg',
  servings: 60,
  source: 'Icelandic',
  form: 'Softgel',
  capsule: 'Gelatine',
  allergens: 'None',
  testedBy: 'Example Analytics (invented)',
  testedBatch: 'G-2231 (demo)',
  testedOn: '2026-05-04',
  measuredMg: '12.20',
  verdict:
    'A very even 12 mg softgel from closed tubes in Iceland. Choose it for the dose printed as a range, if 12 mg is what you and your clinician want.',
  bestFor: 'Endurance training and muscle recovery',
  affiliateLink: 'https://store.example.org/hverdal/geyser-12mg?tag=astaguide',
  affiliateLinkDe: 'https://de.store.example.org/hverdal/geyser-12mg?tag=astaguide-de',
  affiliateLinkNl: 'https://nl.store.example.org/hverdal/geyser-12mg?tag=astaguide-nl',
  offers: [
    {
      retailer: 'Example Nutrition',
      link: 'https://nutrition.example.net/hverdal-geyser-12mg?ref=astaguide',
      price: '35.90',
      currency: 'USD',
    },
    {
      retailer: 'Beispiel-Apotheke',
      link: 'https://apotheke.example.net/at/hverdal-geyser-12mg?ref=astaguide',
      country: 'AT',
      price: '33.90',
      currency: 'EUR',
    },
  ],
  price: '34.50',
  rating: '4.7',
  reviewCount: 1932,
  features: [
    'Closed-tube cultivation with geothermal heat',
    'Solvent-free extraction with carbon dioxide',
    'Small softgel with sunflower oil for absorption',
    'Measured strength printed on each bottle',
    '60 softgels',
  ],
  benefits: [
    'Studied for endurance performance in trained adults',
    'May support muscle recovery between sessions',
    'May support normal antioxidant balance after hard effort',
    'Made without animal-derived ingredients except the shell',
  ],
  badge: 'Best for Endurance',
  featured: true,
  placement: 2,
  keywords: 'icelandic astaxanthin, endurance supplement, muscle recovery, geothermal algae',
  category: 'Softgels',
  ageRange: '18-64',
  htmlContent: `<h2>Indoor algae, steady numbers</h2>
<p>Outdoor ponds depend on the season. A closed tube does not: light, temperature and nutrients are set by the grower, and the water never meets the open air. That does not make the astaxanthin molecule any different, but it does make one batch much like the next.</p>
<h3>What athletes should know</h3>
<p>Astaxanthin has been studied for time-trial performance, fat use and soreness. Trials are small and their results are mixed, so treat it as a modest extra beside sleep, food and sensible training, never as a substitute for them.</p>
<ul>
<li>Take one softgel with your largest meal, training day or not.</li>
<li>Allow four weeks or more; it builds up slowly in tissue.</li>
<li>If you compete, ask the maker for the anti-doping test report of your lot.</li>
</ul>
<h3>At a glance</h3>
<table>
<thead><tr><th>Question</th><th>Answer</th></tr></thead>
<tbody>
<tr><td>Origin</td><td>Iceland, closed photobioreactor</td></tr>
<tr><td>Carrier oil</td><td>Sunflower</td></tr>
<tr><td>Shell</td><td>Bovine gelatine</td></tr>
</tbody>
</table>
<p>A daily 12 mg is more than the 8 mg that EFSA assessed as safe for adults in 2020. Discuss it with a clinician, above all if you take regular medicine.</p>`,
};
