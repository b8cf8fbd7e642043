import type { ProductInput } from '@astaguide/contracts/catalog/product';

export const product: ProductInput = {
  name: 'Summit Endurance Astaxanthin 12mg',
  brand: 'Ridgepace',
  description:
    'A wide black tub built for the kit bag: the lid opens with cold hands and ninety softgels cover a full training block. Ridgepace pairs 12 mg of astaxanthin with medium-chain oil, takes out everything that sounds like a gym slogan, and posts a contaminant screen for each lot. The softgels are on the large side, so have water ready. Because 12 mg is above the 8 mg daily amount EFSA assessed as safe for adults in 2020, we would use it with professional advice and keep rest days, food and sleep at the centre of the plan.',
  imageUrl: '/pictures/ridgepace-summit-12mg.webp',
  potency: '12mg',
  servings: 90,
  source: 'Natural',
  form: 'Softgel',
  verdict:
    'Ninety large 12 mg softgels for a whole training block, with a contaminant screen for each lot. The dose is above the 8 mg that EFSA assessed.',
  notFor: 'Anyone who finds large softgels hard to swallow',
  bestFor: 'Athletes and high-volume exercise performance',
  affiliateLink: 'https://gear.example.net/ridgepace/summit-endurance-12mg?tag=astaguide',
  affiliateLinkPl: 'https://pl.gear.example.net/ridgepace/summit-endurance-12mg?tag=astaguide-pl',
  price: '38.95',
  rating: '4.6',
  reviewCount: 1188,
  features: [
    '12 mg with medium-chain oil for quick absorption',
    'Lot-by-lot screen for contaminants',
    '90 softgels, enough for a twelve-week block',
    'No sweeteners, stimulants or caffeine',
    'Easy-grip lid',
  ],
  benefits: [
    'Studied for cycling and running performance',
    'May support muscle recovery after exercise',
    'May help the body manage oxidative stress from training',
    'Works without stimulants',
  ],
  badge: 'Athlete Pick',
  featured: true,
  placement: 4,
  couponCode: 'RIDGE10',
  couponDescription: '10% off single tubs through the end of the season',
  couponDiscount: '10%',
  keywords: 'athletic supplement, exercise performance, astaxanthin for athletes',
  category: 'Sports nutrition',
  ageRange: '18-64',
  htmlContent: `<h2>Made for the training block</h2>
<p>Ninety softgels is an odd number until you count in weeks: one a day lasts a little over twelve of them, the length of a typical build toward a race. That fits the way astaxanthin is usually studied, with daily use over one to three months and not as something to swallow on the start line.</p>
<h3>A sensible way to try it</h3>
<ul>
<li>Weeks 1 to 2: begin with a 4 to 6 mg product and watch how you feel.</li>
<li>Weeks 3 to 12: move to one Summit softgel with dinner if your clinician agrees.</li>
<li>Keep notes on sleep, soreness and one repeatable session.</li>
</ul>
<h3>What it can and cannot do</h3>
<p>Trials in trained people have looked at time-trial results, soreness and blood markers. Some found a benefit and others found none. It may support your training; it will not rescue a poor one.</p>
<table>
<thead><tr><th>Point</th><th>Our note</th></tr></thead>
<tbody>
<tr><td>Dose</td><td>12 mg, above the 8 mg a day EFSA assessed as safe for adults in 2020</td></tr>
<tr><td>Size</td><td>Large softgel, take with plenty of water</td></tr>
<tr><td>Stimulants</td><td>None</td></tr>
</tbody>
</table>`,
};
