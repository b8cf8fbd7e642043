import type { ProductInput } from '@astaguide/contracts/catalog/product';

export const product: ProductInput = {
  name: 'Whole Algae Astaxanthin 10mg',
  brand: 'Wrenfold',
  description:
    'Here Wrenfold leaves the extract behind and presses milled whole Haematococcus into olive oil, so the astaxanthin arrives with the alga’s own lutein, beta-carotene and fatty acids. Purists will enjoy the idea; noses may not, for there is a distinct smell of seaweed when the russet pouch opens. Two softgels provide 10 mg, though the maker allows a wide range between lots, and that costs it points with us. The amount is higher than the 8 mg a day that EFSA assessed as safe for adults in 2020. Organic olive oil and a low price are the redeeming features.',
  imageUrl: '/pictures/wrenfold-whole-algae-10mg.webp',
  potency: '10mg',
  servings: 30,
  source: 'Natural',
  form: 'Softgel',
  testedBy: 'Example Analytics (invented)',
  testedBatch: 'W-310 (demo)',
  testedOn: '2026-02-02',
  measuredMg: '8.90',
  verdict:
    'Whole algae in organic olive oil for a low price. It smells of seaweed, and the tested lot held less than its label states.',
  notFor: 'Readers who want the amount on the label in each lot',
  bestFor: 'Whole-food and natural supplement fans',
  affiliateLink: 'https://pantry.example.org/wrenfold/whole-algae-10mg?tag=astaguide',
  price: '23.40',
  rating: '3.6',
  reviewCount: 157,
  features: [
    'Milled whole microalgae, not an extract',
    'Organic olive oil base',
    '60 softgels, thirty servings',
    'Compostable pouch',
  ],
  benefits: [
    'Carotenoids as they occur together in the alga',
    'May support the body’s antioxidant defences',
    'Low cost for a 10 mg serving',
    'Short ingredient list',
  ],
  keywords: 'whole algae, organic, natural astaxanthin, budget supplement',
};
