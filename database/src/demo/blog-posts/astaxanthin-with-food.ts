import type { DemoBlogPost } from './demo-blog-post';

export const post: DemoBlogPost = {
  title: 'Astaxanthin With Food: Does Fat Improve Absorption?',
  slug: 'astaxanthin-with-food',
  excerpt:
    'Take it with a meal, the label says. Two human studies explain why, and show how much the recipe inside the capsule can change what reaches the blood.',
  category: 'EXPERT GUIDE',
  imageUrl: '/pictures/salmon-roe.webp',
  published: false,
  publishedAt: null,
  metaDescription:
    'Should you take astaxanthin with food? What studies of absorption in people show about meals, fat, oil-based softgels, smoking and timing.',
  keywords: ['astaxanthin absorption', 'bioavailability', 'take with food', 'softgel', 'timing'],
  content: `
<p>"Take one softgel daily with food." The line is on nearly every bottle, and most people read straight past it. For astaxanthin it is one of the few instructions with human research behind it. It is not a large body of research, but it all points the same way.</p>

<h2>Why fat matters</h2>
<p>Astaxanthin does not dissolve in water, and the inside of your gut is mostly water. To be absorbed, it has to travel with fat. When you eat a meal with some fat in it, bile breaks that fat into tiny droplets. Fat-soluble substances slip into the droplets, reach the wall of the intestine and are packed up for the trip into the bloodstream.</p>
<p>Swallow the same capsule with black coffee, and there is little bile about and few droplets to travel in. Much of the pigment simply passes through. The same is true of its relatives, such as beta-carotene and lutein.</p>

<h2>Study one: the recipe inside the capsule</h2>
<p>In 2003 Odeberg and colleagues in Sweden gave healthy men a single dose of 40 mg of astaxanthin, either as an ordinary commercial product or in one of three oil-based formulas with added emulsifiers. Then they followed the level in the blood.</p>
<p>All three oil-based formulas did better, between 1.7 and 3.7 times as well as the ordinary product. The best one contained a lot of an emulsifier called polysorbate 80, which helps oil and water mix. The study also found that the body clears half of the astaxanthin in the blood in about 16 hours.</p>
<p>Some limits: a single dose, five times the 8 mg a day discussed below, men only, an open design, and two of the four authors worked for a producer. It tells us that the recipe matters. It does not tell us that your brand uses a good one.</p>

<h2>Study two: before or after the meal</h2>
<p>Okada and colleagues asked the everyday question in 2009. They gave people an algal extract before or after a meal and compared the blood levels. After the meal was better.</p>
<p>They also looked at smokers. In smokers astaxanthin disappeared from the blood faster than in non-smokers. The authors' study was not designed to say what that means for health, and it would be wrong to conclude that smokers should take more. If you smoke, this is one of the smaller reasons to stop.</p>

<h2>Does it build up?</h2>
<p>Yes, within limits. In a trial by Park and colleagues, young women took 0, 2 or 8 mg a day for eight weeks. Blood levels rose with the dose and were clearly higher after four weeks and after eight. In another trial, cyclists on 20 mg a day for four weeks went from no measurable astaxanthin to plenty of it, and yet their performance and their blood's antioxidant capacity did not change.</p>
<p>That second result is worth keeping in mind whenever a brand advertises superior absorption. Getting a substance into the blood is a condition for an effect. It is not an effect.</p>

<h2>What this means at the table</h2>
<ul>
<li><strong>Take it with or right after a meal</strong>, not on an empty stomach.</li>
<li><strong>You do not need a greasy meal.</strong> Eggs, yogurt that is not fat-free, nuts, avocado, olive oil on a salad or a piece of fish will do. We know of no study that worked out an exact number of grams for supplement doses.</li>
<li><strong>Time of day probably does not matter.</strong> With half of it still in the blood after about 16 hours, the level does not swing wildly. Pick the meal you never skip.</li>
<li><strong>Forgot one?</strong> Carry on the next day. There is no reason to double up.</li>
<li><strong>Do not make up for a poor formula with more milligrams.</strong> EFSA (2020) assessed 8 mg a day from supplements as safe for adults, and that figure does not change because a capsule is dry powder.</li>
</ul>

<h2>And from the plate?</h2>
<p>Salmon, trout, shrimp and salmon roe contain astaxanthin together with the fat that carries it, which is a neat arrangement. How much depends on the species and on what the animal ate, so it varies a great deal. Fish has plenty of other good reasons to be on the menu, whatever you decide about softgels.</p>

<h2>Who should take care</h2>
<p>Anyone whose body has trouble absorbing fat, because of a gallbladder, pancreas or bowel problem or after weight-loss surgery, may absorb very little and should talk to a doctor before adding any fat-soluble supplement. The same goes for people who take medicines that block fat absorption.</p>
<p>More short answers are in the <a href="/faq">FAQ</a>. If you are just starting, the <a href="/beginners-guide">beginner's guide</a> walks through the first month.</p>

<h2>Sources</h2>
<ol>
<li>Odeberg JM, Lignell A, Pettersson A, Hoglund P (2003). <a href="/studies#odeberg-2003">Oral bioavailability of the antioxidant astaxanthin in humans is enhanced by incorporation of lipid based formulations</a>. <em>European Journal of Pharmaceutical Sciences</em> 19(4):299–304. <a href="https://doi.org/10.1016/S0928-0987(03)00135-0" rel="noopener">doi:10.1016/S0928-0987(03)00135-0</a></li>
<li>Okada Y, Ishikura M, Maoka T (2009). <a href="/studies#okada-2009">Bioavailability of astaxanthin in Haematococcus algal extract: the effects of timing of diet and smoking habits</a>. <em>Bioscience, Biotechnology, and Biochemistry</em> 73(9):1928–1932. <a href="https://doi.org/10.1271/bbb.90078" rel="noopener">doi:10.1271/bbb.90078</a></li>
<li>Park JS, Chyun JH, Kim YK, Line LL, Chew BP (2010). <a href="/studies#park-2010">Astaxanthin decreased oxidative stress and inflammation and enhanced immune response in humans</a>. <em>Nutrition &amp; Metabolism</em> 7:18. <a href="https://doi.org/10.1186/1743-7075-7-18" rel="noopener">doi:10.1186/1743-7075-7-18</a></li>
<li>Res PT, Cermak NM, Stinkens R, et al. (2013). <a href="/studies#res-2013">Astaxanthin supplementation does not augment fat use or improve endurance performance</a>. <em>Medicine &amp; Science in Sports &amp; Exercise</em> 45(6):1158–1165. <a href="https://pubmed.ncbi.nlm.nih.gov/23274592/" rel="noopener">PubMed 23274592</a></li>
<li>EFSA NDA Panel (2020). <a href="/studies#efsa-2020">Safety of astaxanthin for its use as a novel food in food supplements</a>. <em>EFSA Journal</em> 18(2):5993. <a href="https://doi.org/10.2903/j.efsa.2020.5993" rel="noopener">doi:10.2903/j.efsa.2020.5993</a></li>
</ol>
`.trim(),
};
