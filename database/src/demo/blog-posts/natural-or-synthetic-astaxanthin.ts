import type { DemoBlogPost } from './demo-blog-post';

export const post: DemoBlogPost = {
  title: 'Natural or Synthetic Astaxanthin: From Algae to Softgel',
  slug: 'natural-or-synthetic-astaxanthin',
  excerpt:
    'The same formula can come from a red alga or from a chemical plant. We follow it from the pond to the capsule and look at how strong the case for natural really is.',
  category: 'EXPERT GUIDE',
  imageUrl: '/pictures/algae-bloom.webp',
  published: true,
  publishedAt: '2026-03-12T09:30:00.000Z',
  metaDescription:
    'How astaxanthin gets from red algae to a softgel, how the synthetic form differs, and which natural versus synthetic claims rest on evidence.',
  keywords: [
    'natural astaxanthin',
    'synthetic astaxanthin',
    'Haematococcus pluvialis',
    'algae',
    'stereoisomers',
  ],
  content: `
<p>Almost every astaxanthin supplement says "natural" somewhere on the front. It sounds like decoration, but here the word points to a real difference in chemistry and in how much research there is. It also hides a few claims that are weaker than they look.</p>

<h2>Where it comes from in nature</h2>
<p>Astaxanthin is a red pigment, a carotenoid like beta-carotene or lutein. Animals cannot build it from scratch. Salmon, trout, shrimp and lobster get it from what they eat, and at the bottom of that chain are microscopic organisms that can.</p>
<p>The champion is a freshwater alga called <em>Haematococcus pluvialis</em>. A 2014 review by Ambati and colleagues lists how much astaxanthin different organisms hold, as a share of dry weight:</p>
<ul>
<li><em>Haematococcus pluvialis</em>, the alga: up to 3.8%</li>
<li><em>Paracoccus carotinifaciens</em>, a bacterium: about 2.2%</li>
<li><em>Xanthophyllomyces dendrorhous</em>, a yeast: about 0.5%</li>
<li><em>Pandalus borealis</em>, a shrimp: about 0.12%</li>
</ul>
<p>That gap is why most natural astaxanthin for people is grown in algae.</p>

<h2>From pond to softgel</h2>
<p>The process is simple to tell and hard to do well.</p>
<ol>
<li><strong>Green phase.</strong> The alga grows in ponds, tubes or tanks with plenty of light and nutrients. The cells are green and swim about.</li>
<li><strong>Red phase.</strong> The grower makes life harder, with more light or fewer nutrients. The cells stop swimming, form thick-walled cysts and fill up with red pigment, a kind of sunshade.</li>
<li><strong>Harvest and drying.</strong> The cysts are collected, their tough walls cracked, and the mass dried.</li>
<li><strong>Extraction.</strong> The pigment is drawn out, often with pressurized carbon dioxide or a solvent. The result is a thick, dark red oil, an oleoresin.</li>
<li><strong>Filling.</strong> The oleoresin is thinned with a plant oil to the right strength and filled into softgels, which also keep out air.</li>
</ol>
<p>Labels sometimes name the place: Hawaii, Iceland, Japan. A place tells you about a grower's water, light and energy. It does not by itself tell you about quality, and we know of no trial that compared astaxanthin by country.</p>

<h2>How the synthetic form differs</h2>
<p>Synthetic astaxanthin is built in a chemical plant and has mostly been used to color the flesh of farmed fish. It has the same chemical formula, but there are two differences.</p>
<h3>Mirror forms</h3>
<p>The molecule can exist in slightly different mirror-image arrangements, called stereoisomers. The alga makes mainly one of them, labeled 3S,3'S, which is also the main one in wild salmon. The synthetic product is a mixture of three.</p>
<h3>Fatty acids attached</h3>
<p>In the alga, most astaxanthin is bound to one or two fatty acids; chemists say it is esterified. The synthetic form is free. Digestion removes the fatty acids, so it is not obvious how much this matters once you have swallowed it.</p>

<h2>Is natural better?</h2>
<p>The paper most often quoted is by Capelli, Bagchi and Cysewski from 2013. In test-tube work, algal astaxanthin was reported to be more than 50 times stronger than synthetic at quenching singlet oxygen and about 20 times stronger against free radicals. Two cautions belong right next to those numbers. The authors had ties to the algae astaxanthin industry, so they were not neutral. And a test tube has no stomach, no liver and no blood. A ratio measured there cannot be carried over to a person.</p>
<p>The same goes for the famous "6,000 times stronger than vitamin C". It goes back to a 2007 laboratory comparison by Nishida and colleagues of how well substances quench singlet oxygen. It is a real measurement of one reaction under one set of conditions. It does not mean one softgel does the work of 6,000 vitamin C tablets. Our <a href="/antioxidant-comparison">antioxidant comparison</a> shows such figures because readers meet them everywhere; please read them with that in mind.</p>
<p>The stronger argument for natural is a duller one: <em>that is what has been tested in people</em>. Most of the human trials cited on this site used astaxanthin from algae. Brendler and Williamson, in a 2019 safety review, point out that few human safety studies exist for the synthetic form. Not tested is not the same as harmful, but if you want your product to resemble the one in the trials, algal is the closer match.</p>

<h2>What to do with this at the shelf</h2>
<ul>
<li>Look for the name <em>Haematococcus pluvialis</em> in the ingredients. "Natural color" or "carotenoid complex" is not enough.</li>
<li>Ignore multiples such as 50 times or 6,000 times. They describe chemistry, not health.</li>
<li>Do not pay a premium for a country alone.</li>
<li>Check the dose in milligrams of astaxanthin. EFSA (2020) assessed 8 mg a day from supplements as safe for adults.</li>
</ul>
<p>If the molecule itself is new to you, start with <a href="/what-is-astaxanthin">what astaxanthin is</a>. On the <a href="/comparison">comparison page</a> you can filter by source.</p>

<h2>Sources</h2>
<ol>
<li>Ambati RR, Phang SM, Ravi S, Aswathanarayana RG (2014). <a href="/studies#ambati-2014">Astaxanthin: sources, extraction, stability, biological activities and its commercial applications—a review</a>. <em>Marine Drugs</em> 12(1):128–152. <a href="https://doi.org/10.3390/md12010128" rel="noopener">doi:10.3390/md12010128</a></li>
<li>Guerin M, Huntley ME, Olaizola M (2003). <a href="/studies#guerin-2003">Haematococcus astaxanthin: applications for human health and nutrition</a>. <em>Trends in Biotechnology</em> 21(5):210–216. <a href="https://doi.org/10.1016/S0167-7799(03)00078-7" rel="noopener">doi:10.1016/S0167-7799(03)00078-7</a></li>
<li>Capelli B, Bagchi D, Cysewski GR (2013). <a href="/studies#capelli-2013">Synthetic astaxanthin is significantly inferior to algal-based astaxanthin as an antioxidant and may not be suitable as a human nutraceutical supplement</a>. <em>Nutrafoods</em> 12:145–152. <a href="https://doi.org/10.1007/s13749-013-0051-5" rel="noopener">doi:10.1007/s13749-013-0051-5</a></li>
<li>Nishida Y, Yamashita E, Miki W (2007). <a href="/studies#nishida-2007">Quenching activities of common hydrophilic and lipophilic antioxidants against singlet oxygen using chemiluminescence detection system</a>. <em>Carotenoid Science</em> 11:16–20.</li>
<li>Brendler T, Williamson EM (2019). <a href="/studies#brendler-2019">Astaxanthin: How much is too much? A safety review</a>. <em>Phytotherapy Research</em> 33(12):3090–3111. <a href="https://doi.org/10.1002/ptr.6514" rel="noopener">doi:10.1002/ptr.6514</a></li>
<li>EFSA NDA Panel (2020). <a href="/studies#efsa-2020">Safety of astaxanthin for its use as a novel food in food supplements</a>. <em>EFSA Journal</em> 18(2):5993. <a href="https://doi.org/10.2903/j.efsa.2020.5993" rel="noopener">doi:10.2903/j.efsa.2020.5993</a></li>
</ol>
`.trim(),
};
