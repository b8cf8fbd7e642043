import type { ProductInput } from '@astaguide/contracts/catalog/product';

export const product: ProductInput = {
  name: 'Twin Astaxanthin with Lutein 6mg',
  brand: 'Benimori',
  description:
    'Two overlapping circles on the label say it all: red for 6 mg of astaxanthin, amber for 10 mg of marigold lutein. Benimori’s newest bottle reached the shops only this month, so there are no customer reviews to lean on yet and our score is provisional. The pairing is logical, for lutein is one of the pigments found in the macula while astaxanthin is studied more for tired, hard-working eyes. The softgels are matte, medium sized and free of added flavour. Check your multivitamin first, as lutein is a common extra there.',
  imageUrl: '/pictures/benimori-twin-lutein-6mg.webp',
  potency: '6mg',
  servings: 30,
  source: 'Japanese',
  form: 'Softgel',
  verdict: 'Astaxanthin with lutein in one softgel. It is new, and no buyer has rated it yet.',
  notFor: 'Those whose multivitamin already has lutein',
  bestFor: 'Eye health with added lutein',
  affiliateLink: 'https://shop.example.com/benimori/twin-lutein-6mg?tag=astaguide',
  price: '28.90',
  rating: '4.0',
  reviewCount: 0,
  features: [
    '6 mg astaxanthin with 10 mg lutein',
    'Lutein from marigold flowers',
    'Oil base for carotenoid absorption',
    'Matte softgels without flavouring',
    '30 softgels',
  ],
  benefits: [
    'Lutein is part of the macular pigment',
    'Studied for eye comfort after close work',
    'May support contrast vision as part of a varied diet',
    'Two carotenoids in one softgel',
  ],
  badge: 'New',
  keywords: 'lutein, macular pigment, eye supplement, japanese astaxanthin',
  category: 'Eye health',
};
