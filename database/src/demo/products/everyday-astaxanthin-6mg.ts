import type { ProductInput } from '@astaguide/contracts/catalog/product';

export const product: ProductInput = {
  name: 'Everyday Astaxanthin 6mg',
  brand: 'Wrenfold',
  description:
    'No glass, no gold foil, just a resealable pouch with a little window so you can see what you bought. Wrenfold’s 120 small softgels work out at about fifteen cents a day, which makes this the easiest way to find out whether astaxanthin belongs in your routine at all. The origin is given simply as “natural Haematococcus algae”, without naming a farm; we would like more detail, but the purity report is public and tidy. Six milligrams keeps you comfortably under the EFSA 2020 reference of 8 mg a day for adults. A modest, honest beginner’s supplement.',
  imageUrl: '/pictures/wrenfold-everyday-6mg.webp',
  potency: '6mg',
  servings: 120,
  source: 'Natural',
  form: 'Softgel',
  testedBy: 'Example Analytics (invented)',
  verdict:
    'The cheapest way to find out whether astaxanthin belongs in your routine. The label names the alga, but not the farm.',
  notFor: 'Readers who want to know where the algae grew',
  bestFor: 'Beginners and tight budgets',
  affiliateLink: 'https://pantry.example.org/wrenfold/everyday-6mg?tag=astaguide',
  affiliateLinkNl: 'https://nl.pantry.example.org/wrenfold/everyday-6mg?tag=astaguide-nl',
  price: '17.95',
  rating: '4.4',
  reviewCount: 2210,
  features: [
    '120 small softgels, a four-month supply',
    'Resealable pouch with a viewing window',
    'Public purity report',
    'Safflower oil base',
  ],
  benefits: [
    'Gentle starting dose for beginners',
    'May support the body’s antioxidant defences',
    'Studied at similar doses for skin and eye comfort',
    'Low cost per day',
  ],
  badge: 'Best Value',
  placement: 6,
  couponCode: 'FIRSTPOUCH',
  couponDescription: 'Three dollars off your first pouch',
  couponDiscount: '$3',
  keywords: 'cheap astaxanthin, budget supplement, astaxanthin for beginners, natural',
  category: 'Softgels',
  ageRange: '18+',
  htmlContent: `<h2>A first pouch without regrets</h2>
<p>Most people should not begin with the strongest product on the shelf. A 6 mg softgel lets you learn two things cheaply: whether you remember to take it, and whether it agrees with you.</p>
<h3>Your first month</h3>
<ul>
<li><strong>Week 1:</strong> one softgel every second day, with lunch or dinner.</li>
<li><strong>Weeks 2 and 3:</strong> one softgel a day with food that contains fat.</li>
<li><strong>Week 4:</strong> carry on, and write down anything you notice, good or bad.</li>
</ul>
<h3>How it compares</h3>
<table>
<thead><tr><th></th><th>Everyday 6mg</th><th>A typical 12mg bottle</th></tr></thead>
<tbody>
<tr><td>Softgels</td><td>120</td><td>60</td></tr>
<tr><td>Price per day</td><td>about $0.15</td><td>about $0.50</td></tr>
<tr><td>Named farm</td><td>No</td><td>Often</td></tr>
</tbody>
</table>
<h3>Our reservations</h3>
<p>The label does not name the growing country. The pouch lets light in through its window, so keep it in a cupboard. A few users notice an orange tint in the stool, which is harmless pigment passing through. Stop and ask a pharmacist if you feel unwell, and do not give it to children: the 8 mg a day that EFSA assessed as safe in 2020 applies to adults.</p>`,
};
