import type { ProductInput } from '@astaguide/contracts/catalog/product';

/** Invented brands and products for demonstration; the shop addresses are on reserved domains. */
export const demoProducts: ProductInput[] = [
  {
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
      'Non-GMO, gluten free, no added colors',
      '60 softgels, a two-month supply',
    ],
    benefits: [
      'May support the body’s own antioxidant defenses',
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
  },
  {
    name: 'Geyser Astaxanthin 12mg',
    brand: 'Hverdal',
    description:
      'Hverdal grows its algae indoors, in glass tubes lit around the clock and heated with geothermal water, which keeps weather and airborne dust out of the harvest. The result is a very even product: our favorite detail is the printed range of 12.0 to 12.6 mg where most labels give a single round number. Runners and skiers like the small, slick softgel. At 12 mg it exceeds the 8 mg a day that EFSA assessed as safe for adults in 2020, so check with a professional before settling into a season of daily use.',
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
<p>Astaxanthin has been studied for time-trial performance and the use of fat. Trials are small and their results are mixed, so treat it as a modest extra beside sleep, food and sensible training, never as a substitute for them.</p>
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
<tr><td>Shell</td><td>Bovine gelatin</td></tr>
</tbody>
</table>
<p>A daily 12 mg is more than the 8 mg that EFSA assessed as safe for adults in 2020. Discuss it with a clinician, above all if you take regular medicine.</p>`,
  },
  {
    name: 'Clear View Astaxanthin 6mg',
    brand: 'Benimori',
    description:
      'A flat white carton with three foil strips inside: Benimori treats astaxanthin like something worth keeping fresh. Each softgel stays sealed from light and air until the moment you press it out, which makes sense for such a sensitive pigment. The 6 mg dose is close to the 5 mg of the small trial on tired eyes that our eye guide cites, and the strips slide into a laptop sleeve for people who spend the day at a screen. It costs more per milligram than a bottle, and there is more packaging to recycle, but nothing here goes stale at the bottom of a drawer.',
    imageUrl: '/pictures/benimori-clear-view-6mg.webp',
    potency: '6mg',
    servings: 30,
    source: 'Japanese',
    form: 'Softgel',
    verdict:
      'A 6 mg softgel, sealed one by one, for people who travel with their supplements. You pay for the packaging: per milligram it is among the dearest here.',
    notFor: 'Anyone who looks for the lowest cost per milligram',
    bestFor: 'Eye comfort and vision support for screen workers',
    affiliateLink: 'https://shop.example.com/benimori/clear-view-6mg?tag=astaguide',
    affiliateLinkDe: 'https://de.shop.example.com/benimori/clear-view-6mg?tag=astaguide-de',
    affiliateLinkEs: 'https://es.shop.example.com/benimori/clear-view-6mg?tag=astaguide-es',
    price: '27.80',
    rating: '4.7',
    reviewCount: 1504,
    features: [
      'Individually sealed blister strips',
      '6 mg per softgel, once a day',
      'Rice bran oil base',
      'Made in Japan in small lots',
      '30 softgels in a slim carton',
    ],
    benefits: [
      'Studied for eye fatigue linked to screen use',
      'May support the eye’s ability to refocus',
      'Close to the dose of the trial our eye guide cites',
      'Easy to carry and hard to forget',
    ],
    badge: 'Best for Eyes',
    featured: true,
    placement: 3,
    couponCode: 'CLEAR5',
    couponDescription: 'Five dollars off a three-carton set',
    couponDiscount: '$5',
    keywords: 'eye comfort supplement, japanese astaxanthin, astaxanthin 6mg, screen fatigue',
    category: 'Eye health',
    ageRange: '18+',
    htmlContent: `<h2>A small dose, carefully packed</h2>
<p>Astaxanthin fades when it meets light and oxygen. Most makers answer with dark glass; Benimori seals every softgel on its own. If you travel, or take supplements only on working days, that is a real advantage.</p>
<h3>What the research has looked at</h3>
<p>One small trial from Japan gave 5 mg a day to people who work at screens. After four weeks one of three measures had improved: the range over which the eye can focus. That is a first hint and no more, as our <a href="/eye-health-guide">eye guide</a> explains. Nothing here treats an eye condition: see an optometrist about any change in your sight.</p>
<h3>Who it suits</h3>
<ul>
<li>People with long hours at a monitor who already take breaks and want something more.</li>
<li>Anyone who prefers to stay under the 8 mg a day that EFSA assessed as safe for adults in 2020.</li>
<li>Travelers who dislike carrying a whole bottle.</li>
</ul>
<h3>Cost in use</h3>
<table>
<thead><tr><th>Pack</th><th>Days</th><th>Per day</th></tr></thead>
<tbody>
<tr><td>One carton</td><td>30</td><td>about $0.93</td></tr>
<tr><td>Three cartons with coupon</td><td>90</td><td>about $0.87</td></tr>
</tbody>
</table>
<p>Take one softgel with breakfast or lunch, and make sure the meal includes a little fat: eggs, yoghurt, nuts or olive oil will do.</p>`,
  },
  {
    name: 'Summit Endurance Astaxanthin 12mg',
    brand: 'Ridgepace',
    description:
      'A wide black tub built for the kit bag: the lid opens with cold hands and ninety softgels cover a full training block. Ridgepace pairs 12 mg of astaxanthin with medium-chain oil, takes out everything that sounds like a gym slogan, and posts a contaminant screen for each lot. The softgels are on the large side, so have water ready. Because 12 mg is above the 8 mg daily amount EFSA assessed as safe for adults in 2020, we would use it with professional advice and keep rest days, food and sleep at the center of the plan.',
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
      'Studied for cycling performance, with mixed results',
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
<li>After that: one Summit softgel with dinner only if your clinician agrees, and not in the main building phase, where our athletes’ guide leaves it out.</li>
<li>Keep notes on sleep, soreness and one repeatable session.</li>
</ul>
<h3>What it can and cannot do</h3>
<p>Trials in trained people have looked at time-trial results and the use of fat. Some found a benefit and others found none. It may support your training; it will not rescue a poor one.</p>
<table>
<thead><tr><th>Point</th><th>Our note</th></tr></thead>
<tbody>
<tr><td>Dose</td><td>12 mg, above the 8 mg a day EFSA assessed as safe for adults in 2020</td></tr>
<tr><td>Size</td><td>Large softgel, take with plenty of water</td></tr>
<tr><td>Stimulants</td><td>None</td></tr>
</tbody>
</table>`,
  },
  {
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
<p>The serving equals the 8 mg a day that EFSA assessed as safe for adults in 2020. Leave it aside during pregnancy or breastfeeding unless your doctor says otherwise. The shell is fish gelatin, so it is not suitable for vegetarians or for anyone with a fish allergy.</p>`,
  },
  {
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
      'May support the body’s antioxidant defenses',
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
  },
  {
    name: 'Daily Astaxanthin 6mg',
    brand: 'Hverdal',
    description:
      'The quieter sister of Geyser comes in frosted white and holds half the dose. Hverdal adds 10 micrograms of vitamin D, a sensible partner through long northern winters and one with a recognized role in the normal function of the immune system. The astaxanthin itself comes from the same geothermally heated glass tubes, extracted without solvents. We like the round price, the readable label and the softgel no larger than a lentil. If your multivitamin already contains vitamin D, add up the two amounts before you order.',
    imageUrl: '/pictures/hverdal-daily-6mg.webp',
    potency: '6mg',
    servings: 60,
    source: 'Icelandic',
    form: 'Softgel',
    verdict:
      'A moderate dose with vitamin D, in a very small softgel. Add up the vitamin D if you take a multivitamin.',
    notFor: 'Those whose multivitamin already has enough vitamin D',
    bestFor: 'Year-round immune support',
    affiliateLink: 'https://store.example.org/hverdal/daily-6mg?tag=astaguide',
    affiliateLinkDe: 'https://de.store.example.org/hverdal/daily-6mg?tag=astaguide-de',
    price: '25.00',
    rating: '4.5',
    reviewCount: 846,
    features: [
      '6 mg astaxanthin with 10 µg vitamin D3',
      'Closed-tube Icelandic cultivation',
      '60 tiny, easy-to-swallow softgels',
      'Solvent-free extraction',
      'Recyclable bottle',
    ],
    benefits: [
      'Vitamin D contributes to the normal function of the immune system',
      'May support antioxidant defenses in daily life',
      'Vitamin D contributes to normal muscle function',
      'Moderate dose for long-term routines',
    ],
    placement: 7,
    keywords: 'immune support, vitamin D, icelandic astaxanthin, daily supplement',
    category: 'Softgels',
    ageRange: '18+',
  },
  {
    name: 'Reef Starter Astaxanthin 4mg',
    brand: 'Makani Tide',
    description:
      'Think of this as the shallow end of the lagoon. Reef Starter uses the same Kona-grown algae as Makani Tide’s flagship but stops at 4 mg, the lowest dose in our table and a comfortable first step for people who react strongly to supplements. The coral-capped bottle is short enough for a bathroom shelf and its label describes the softgels as small. You can double up later without passing the 8 mg a day that EFSA assessed as safe for adults in 2020, which gives the bottle a longer life than its name suggests.',
    imageUrl: '/pictures/makani-tide-reef-starter-4mg.webp',
    potency: '4mg',
    servings: 60,
    source: 'Hawaiian',
    form: 'Softgel',
    testedBy: 'Example Analytics (invented)',
    testedBatch: 'R-0402 (demo)',
    testedOn: '2026-04-22',
    measuredMg: '4.10',
    verdict:
      'The lowest dose in our table and a comfortable first step. Two a day still stay within the 8 mg that EFSA assessed.',
    bestFor: 'Beginners who want a gentle start',
    affiliateLink: 'https://shop.example.com/makani-tide/reef-starter-4mg?tag=astaguide',
    affiliateLinkDe: 'https://de.shop.example.com/makani-tide/reef-starter-4mg?tag=astaguide-de',
    affiliateLinkNl: 'https://nl.shop.example.com/makani-tide/reef-starter-4mg?tag=astaguide-nl',
    price: '19.99',
    rating: '4.5',
    reviewCount: 694,
    features: [
      'Low 4 mg dose',
      'Kona-grown Hawaiian algae',
      '60 very small softgels',
      'Certificate of analysis for every lot',
    ],
    benefits: [
      'Easy way to test how you tolerate astaxanthin',
      'May support everyday antioxidant balance',
      'Studied at low doses for skin condition',
      'Simple to step up later',
    ],
    badge: 'Gentle Start',
    placement: 8,
    keywords: 'low dose astaxanthin, beginner supplement, hawaiian',
    category: 'Softgels',
    ageRange: '18+',
  },
  {
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
      'Studied for eye focus after screen work',
      'May support skin elasticity',
      'May support healthy aging as part of a varied diet',
      'No herbs or blends to check against medicines',
    ],
    featured: true,
    placement: 9,
    keywords: 'astaxanthin over 50, japanese astaxanthin, astaxanthin 10mg, healthy aging',
    category: 'Healthy aging',
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
  },
  {
    name: 'Cooldown Recovery Astaxanthin 10mg',
    brand: 'Ridgepace',
    description:
      'Where Summit is about the climb, Cooldown is about the evening after it. Ridgepace combines 10 mg of astaxanthin with magnesium, a mineral with a recognized role in normal muscle function, and packs both into a squat teal-lidded tub that lives beside the foam roller. Two softgels make the serving, best taken with dinner. There is no melatonin and no herbal sleep blend, which we appreciate. The astaxanthin goes past the 8 mg a day EFSA assessed as safe for adults in 2020; one softgel instead of two brings it down to 5 mg on lighter days.',
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
      'Studied in trained cyclists, with mixed results',
    ],
    placement: 10,
    couponCode: 'REST20',
    couponDescription: '20% off when you subscribe for three months',
    couponDiscount: '20%',
    keywords: 'muscle recovery, magnesium, athletic supplement, cooldown',
    category: 'Sports nutrition',
    ageRange: '18-64',
  },
  {
    name: 'Golden Hour Astaxanthin 12mg',
    brand: 'Velanthe',
    description:
      'Golden Hour is the beauty cabinet’s strong option: a flame-colored bottle of Icelandic algae oil in tiny pearls, two of them adding up to 12 mg. It is pitched at people who spend summers outdoors, and to its credit the leaflet says in bold that it is no substitute for sunscreen, a hat or shade. Small pearls with a scent of orange peel are easy to like; the price less so. Since EFSA’s 2020 safety assessment for adults covers 8 mg a day, one pearl is the sensible everyday amount and two a matter for your doctor.',
    imageUrl: '/pictures/velanthe-golden-hour-12mg.webp',
    potency: '12mg',
    servings: 30,
    source: 'Icelandic',
    form: 'Softgel',
    verdict:
      'Pleasant to take and dear. One pearl is 6 mg and the sensible everyday amount, two are a matter for your doctor.',
    notFor: 'Anyone who looks for a substitute for sunscreen',
    bestFor: 'Skin care in sunny, high-UV climates',
    affiliateLink: 'https://beauty.example.com/velanthe/golden-hour-12mg?tag=astaguide',
    affiliateLinkEs: 'https://es.beauty.example.com/velanthe/golden-hour-12mg?tag=astaguide-es',
    price: '46.50',
    rating: '4.1',
    reviewCount: 268,
    features: [
      'Two 6 mg pearls per serving, thirty servings',
      'Icelandic closed-tube algae',
      'Cold-pressed orange peel oil',
      'Plastic-free outer box',
    ],
    benefits: [
      'Studied for how skin responds to everyday UV light',
      'May support skin moisture and suppleness',
      'May support antioxidant balance in summer',
      'Flexible one-pearl or two-pearl serving',
    ],
    featured: true,
    keywords: 'skin supplement, summer skin, uv, icelandic astaxanthin',
    category: 'Beauty',
    ageRange: '25+',
  },
  {
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
      'May support the body’s antioxidant defenses',
      'Low cost for a 10 mg serving',
      'Short ingredient list',
    ],
    keywords: 'whole algae, organic, natural astaxanthin, budget supplement',
  },
  {
    name: 'Deep Reserve Astaxanthin 16mg',
    brand: 'Makani Tide',
    description:
      'The tallest bottle in the Makani Tide range holds the strongest softgel we list. Deep Reserve is pressed once a year from the darkest ponds and tends to sell out within weeks, as it has now. Sixteen milligrams is twice the 8 mg a day that EFSA assessed as safe for adults in 2020, and we see no reason for most readers to go there: it makes sense only on the advice of a professional who knows your history. As a piece of craft it is impressive, with a lot certificate that runs to nine pages and a flavor-free, garnet-dark oil.',
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
      'May support antioxidant defenses',
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
  },
  {
    name: 'Twin Astaxanthin with Lutein 6mg',
    brand: 'Benimori',
    description:
      'Two overlapping circles on the label say it all: red for 6 mg of astaxanthin, amber for 10 mg of marigold lutein. Benimori’s newest bottle reached the shops only this month, so there are no customer reviews to lean on yet and our score is provisional. The pairing is logical, for lutein is one of the pigments found in the macula while astaxanthin is studied more for tired, hard-working eyes. The softgels are matte, medium sized and free of added flavor. Check your multivitamin first, as lutein is a common extra there.',
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
      'Matte softgels without flavoring',
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
  },
];
