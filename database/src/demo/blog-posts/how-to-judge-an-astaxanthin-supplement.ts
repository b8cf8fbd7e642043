import type { DemoBlogPost } from './demo-blog-post';

export const post: DemoBlogPost = {
  title: 'How to Judge an Astaxanthin Supplement From Its Label',
  slug: 'how-to-judge-an-astaxanthin-supplement',
  excerpt:
    'You can learn a lot about an astaxanthin product before you buy it. Five things to read on the label: source, real dose, form, testing and price per milligram.',
  category: 'PRODUCT REVIEW',
  imageUrl: '/pictures/label-reading.webp',
  published: true,
  publishedAt: '2026-10-06T08:00:00.000Z',
  metaDescription:
    'How to judge an astaxanthin supplement before you buy: source, real dose per softgel, form, independent testing and the true price per milligram.',
  keywords: [
    'astaxanthin supplement',
    'how to read a supplement label',
    'third-party testing',
    'price per mg',
    'buying guide',
  ],
  content: `
<p>This is not a lab report. We have not sent softgels to a chemist, and a review that hints at testing which never took place is worth less than no review. What anyone can do, at a kitchen table, is read the label carefully and ask the seller a few questions. That alone sorts most products into "worth a closer look" and "not for me".</p>
<p>One more thing to know about us: this site earns a commission when you buy through some of its links. The checklist below works just as well at any other shop.</p>

<h2>1. Source: what is it made from?</h2>
<p>Look in the ingredient list, not on the front. You want to see the name of the organism, usually <em>Haematococcus pluvialis</em>, the freshwater alga behind most human trials. If the label says only "astaxanthin", ask. It may be synthetic, or from yeast or bacteria. That does not make it bad, but it makes it different from what most studies tested.</p>
<p>Terms such as "premium", "wild" or "marine complex" have no fixed meaning. A country of origin is nice to know and tells you little about what is inside.</p>

<h2>2. Dose: milligrams of astaxanthin, not of extract</h2>
<p>This is where most confusion happens. Astaxanthin is sold as an extract that is mostly oil. European documents on two commercial ingredients show the range: one powder held about 5% astaxanthin, one oil 10 to 12%. So "100 mg of astaxanthin extract (10%)" gives you 10 mg of astaxanthin, and "100 mg of algae powder (5%)" gives you 5 mg.</p>
<p>Then check the serving size. "12 mg per serving" with a serving of two softgels is 6 mg each, and the bottle lasts half as long as you thought.</p>
<p>How much is sensible? EFSA (2020) assessed 8 mg a day from supplements as safe for adults. A softgel of 12 mg goes beyond that figure. Strong products are not better products by default.</p>

<h2>3. Form: is there oil in it?</h2>
<p>Astaxanthin dissolves in fat and not in water. In a study of healthy men who took a single dose, three oil-based formulas with added emulsifiers were absorbed between 1.7 and 3.7 times as well as a standard product. You cannot work out from a label how well yours will do, but a softgel with the pigment already dissolved in oil is a sensible default. A dry powder in a capsule makes it more important to take it with a meal that contains some fat.</p>
<p>Read what else is inside. Gelatin matters if you avoid animal products. Soy-based carriers, fish or krill oil matter if you have allergies. An extra such as vitamin E is often there to keep the oil fresh, not to do you good.</p>

<h2>4. Testing: who checked, and what?</h2>
<p>"Tested for purity" means nothing unless you know by whom. In order of weight:</p>
<ol>
<li><strong>An independent certification program</strong> whose seal you can look up by product on the program's own website. Athletes should look for one that tests each batch.</li>
<li><strong>A certificate of analysis</strong> from an outside laboratory, for the batch you hold, with the amount of astaxanthin found and limits for heavy metals, solvents and microbes.</li>
<li><strong>A manufacturing standard</strong> such as GMP. It describes how a factory works. It does not tell you what is in this bottle.</li>
<li><strong>A seal the seller designed.</strong> No weight at all.</li>
</ol>
<p>Write to the company and ask for the certificate. Whether you get it, and how quickly, is itself a result.</p>

<h2>5. Price per milligram</h2>
<p>Divide the price by the number of servings times the milligrams in each. Take two invented examples, both with one softgel to a serving:</p>
<ul>
<li>$30 for 60 softgels of 12 mg: 720 mg in the bottle, 4.2 cents per milligram, 50 cents a day.</li>
<li>$20 for 30 softgels of 6 mg: 180 mg in the bottle, 11 cents per milligram, 67 cents a day.</li>
</ul>
<p>Our product cards and the comparison show both figures, worked out in the same way, wherever we know how many servings a pack holds.</p>
<p>The first is much cheaper per milligram. But if you only want 6 mg a day, milligrams you did not want are not a bargain. Work out the cost of <em>your</em> dose for a month and compare that.</p>

<h2>Claims that should put you off</h2>
<ul>
<li>Any promise to treat, prevent or cure a disease.</li>
<li>"6,000 times stronger than vitamin C" without a word about where it comes from: a test-tube comparison published in 2007.</li>
<li>"Clinically proven" with no study named. If one is named, check that it used the same dose and the same form.</li>
<li>Results in days. Most of the human trials cited on this site ran for four to sixteen weeks.</li>
</ul>

<h2>The two-minute version</h2>
<p>Named alga. Clear milligrams per softgel. Oil inside. A certificate you can see. A fair price for the dose you want. If a product passes all five, small differences between brands hardly matter. You can set candidates side by side on our <a href="/comparison">comparison page</a>, and if you are new to all this, the <a href="/beginners-guide">beginner's guide</a> is a good place to begin.</p>

<h2>Sources</h2>
<ol>
<li>EFSA NDA Panel (2020). <a href="/studies#efsa-2020">Safety of astaxanthin for its use as a novel food in food supplements</a>. <em>EFSA Journal</em> 18(2):5993. <a href="https://doi.org/10.2903/j.efsa.2020.5993" rel="noopener">doi:10.2903/j.efsa.2020.5993</a></li>
<li>EFSA NDA Panel (2014). <a href="/studies#efsa-2014">Scientific Opinion on the safety of astaxanthin-rich ingredients (AstaREAL A1010 and AstaREAL L10) as novel food ingredients</a>. <em>EFSA Journal</em> 12(7):3757. <a href="https://doi.org/10.2903/j.efsa.2014.3757" rel="noopener">doi:10.2903/j.efsa.2014.3757</a></li>
<li>Odeberg JM, Lignell A, Pettersson A, Hoglund P (2003). <a href="/studies#odeberg-2003">Oral bioavailability of the antioxidant astaxanthin in humans is enhanced by incorporation of lipid based formulations</a>. <em>European Journal of Pharmaceutical Sciences</em> 19(4):299–304. <a href="https://doi.org/10.1016/S0928-0987(03)00135-0" rel="noopener">doi:10.1016/S0928-0987(03)00135-0</a></li>
<li>Nishida Y, Yamashita E, Miki W (2007). <a href="/studies#nishida-2007">Quenching activities of common hydrophilic and lipophilic antioxidants against singlet oxygen using chemiluminescence detection system</a>. <em>Carotenoid Science</em> 11:16–20.</li>
</ol>
`.trim(),
};
