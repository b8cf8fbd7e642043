import type { ProductInput } from '@astaguide/contracts/catalog/product';

export const product: ProductInput = {
  name: 'Cooldown Recovery Astaxanthin 10mg',
  brand: 'Ridgepace',
  description:
    'Where Summit is about the climb, Cooldown is about the evening after it. Ridgepace combines 10 mg of astaxanthin with magnesium, a mineral with a recognised role in normal muscle function, and packs both into a squat teal-lidded tub that lives beside the foam roller. Two softgels make the serving, best taken with dinner. There is no melatonin and no herbal sleep blend, which we appreciate. The astaxanthin goes past the 8 mg a day EFSA assessed as safe for adults in 2020; one softgel instead of two brings it down to 5 mg on lighter days.',
  imageUrl: '/pictures/ridgepace-cooldown-10mg.webp',
  potency: '10mg',
  servings: 30,
  source: 'Natural',
  form: 'Softgel',
  verdict:
    'Astaxanthin and magnesium in one tub, for those who want both. Two softgels make the serving, and one of them keeps you below 8 mg a day.',
  bestFor: 'Muscle recovery after hard training',
  affiliateLink: 'https://gear.example.net/ridgepace/cooldown-recovery-10mg?tag=astaguide',
  affiliateLinkDe: 'https://de.gear.example.net/ridgepace/cooldown-recovery-10mg?tag=astaguide-de',
  affiliateLinkPl: 'https://pl.gear.example.net/ridgepace/cooldown-recovery-10mg?tag=astaguide-pl',
  price: '31.50',
  rating: '4.3',
  reviewCount: 431,
  features: [
    '10 mg astaxanthin in two softgels',
    '120 mg magnesium for normal muscle function',
    'Oil-based for absorption with an evening meal',
    'Free from melatonin and stimulants',
    'Contaminant screen for every lot',
    '60 softgels, thirty servings',
  ],
  benefits: [
    'May support muscle recovery',
    'Magnesium contributes to a reduction of tiredness and fatigue',
    'Magnesium contributes to normal muscle function',
    'Studied for soreness after unusual exercise',
  ],
  placement: 10,
  couponCode: 'REST20',
  couponDescription: '20% off when you subscribe for three months',
  couponDiscount: '20%',
  keywords: 'muscle recovery, magnesium, athletic supplement, cooldown',
  category: 'Sports nutrition',
  ageRange: '18-64',
};
