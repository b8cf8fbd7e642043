import type { ProductInput } from '@astaguide/contracts/catalog/product';

export const product: ProductInput = {
  name: 'Deep Crimson Astaxanthin 10mg',
  brand: 'Benimori',
  description:
    'Deep Crimson is Benimori at its most restrained: white bottle, red lid, one red disc. Inside are forty-five softgels of 10 mg in rice bran oil, with black sesame extract lending a faint toasted smell when you open the cap. The maker aims it at people past fifty who want a single, uncomplicated carotenoid in place of a crowded formula. Two caveats: the count covers six weeks, so the cost adds up, and 10 mg a day goes beyond the 8 mg that EFSA assessed as safe for adults in 2020. Ask your doctor how it fits with your medicines.',
  imageUrl: '/pictures/benimori-deep-crimson-10mg.webp',
  potency: '10mg',
  servings: 45,
  source: 'Japanese',
  form: 'Softgel',
  allergens: 'Sesame',
  verdict:
    'A plain formula in rice bran oil. The bottle lasts six weeks, and the dose is above the 8 mg that EFSA assessed.',
  bestFor: 'Adults over 50 looking after vision and skin',
  affiliateLink: 'https://shop.example.com/benimori/deep-crimson-10mg?tag=astaguide',
  affiliateLinkEs: 'https://es.shop.example.com/benimori/deep-crimson-10mg?tag=astaguide-es',
  price: '35.00',
  rating: '4.4',
  reviewCount: 512,
  features: [
    '10 mg in one softgel',
    'Rice bran oil with black sesame extract',
    'Bioavailable oil suspension',
    'Large, clear type on the label',
    '45 softgels',
  ],
  benefits: [
    'Studied for eye focus in middle-aged adults',
    'May support skin elasticity',
    'May support healthy ageing as part of a varied diet',
    'No herbs or blends to check against medicines',
  ],
  featured: true,
  placement: 9,
  keywords: 'astaxanthin over 50, japanese astaxanthin, astaxanthin 10mg, healthy ageing',
  category: 'Healthy ageing',
  ageRange: '50+',
  htmlContent: `<h2>One ingredient, plainly stated</h2>
<p>Formulas for older adults tend to grow long. Deep Crimson goes the other way, and that has a practical benefit: when you show the label to a pharmacist, there is very little on it to check.</p>
<h3>What is in a softgel</h3>
<table>
<thead><tr><th>Ingredient</th><th>Amount</th></tr></thead>
<tbody>
<tr><td>Natural astaxanthin</td><td>10 mg</td></tr>
<tr><td>Rice bran oil</td><td>220 mg</td></tr>
<tr><td>Black sesame extract</td><td>5 mg</td></tr>
</tbody>
</table>
<h3>Questions for your doctor</h3>
<ul>
<li>Do I take blood thinners or medicine for blood pressure or blood sugar?</li>
<li>Is there an operation planned in the coming weeks?</li>
<li>Would 4 or 6 mg serve me just as well?</li>
</ul>
<h3>Our view on the dose</h3>
<p>EFSA assessed 8 mg a day from supplements as safe for adults in 2020. Ten milligrams is a little above that. Research in people has gone higher for limited periods, yet more is not plainly better, and a daily habit deserves a cautious number. Some readers take Deep Crimson five days a week and a salmon dinner on one of the others. That is a reasonable compromise to raise with a clinician.</p>
<p>Sesame is an allergen: choose another product if you avoid it.</p>`,
};
