import type { DemoBlogPost } from './demo-blog-post';

export const post: DemoBlogPost = {
  title: 'Astaxanthin in a Training Block: A Plan You Can Check',
  slug: 'astaxanthin-in-a-training-block',
  excerpt:
    'If you want to try astaxanthin around a goal event, plan it so that you can tell whether it did anything. A six-week outline with a baseline, one change and an honest look at the numbers.',
  category: 'PERFORMANCE',
  imageUrl: '/pictures/cyclist.webp',
  published: true,
  publishedAt: '2026-08-18T06:30:00.000Z',
  metaDescription:
    'How to fit astaxanthin into a training block: set a baseline, change one thing, keep to a sensible dose and judge the result by your own numbers.',
  keywords: [
    'astaxanthin for athletes',
    'training block',
    'endurance training',
    'supplement plan',
    'recovery',
  ],
  content: `
<p>Most athletes add supplements the way they add gear: several at once, two weeks before a race. Then the race goes well or badly, and nobody can say why. If you are curious about astaxanthin, it costs very little extra to try it in a way that gives you an answer.</p>
<p>This is a plan for healthy adults in regular endurance training. It assumes that sleep, food and training load are already in reasonable order, because no supplement in this class has been shown to make up for them.</p>

<h2>First, set your expectations</h2>
<p>The trials are few and they disagree. One small study of competitive cyclists found a faster 20 km time trial after 28 days on 4 mg a day, with seven riders left in each group. A larger one gave 32 trained cyclists and triathletes 20 mg a day for four weeks and found no benefit at all. A third, with 12 recreational riders, found a 40 km time trial about 1.2% faster after a week on 12 mg a day.</p>
<p>A review of the field from 2018 calls the human data equivocal. So plan for a small effect that may be zero. If you need a big effect, look at pacing, carbohydrate intake and rest first.</p>

<h2>One open question: can it get in the way?</h2>
<p>Hard exercise produces reactive oxygen species, and for a long time the advice was to mop up as many as possible. The picture has become more complicated. As the 2018 review explains, these molecules are also part of the signal that tells the body to adapt to training. Whether an antioxidant at supplement doses blunts that signal is an open question, and none of the trials cited here settles it for astaxanthin.</p>
<p>A cautious conclusion: there is little reason to take it all year round, and a fair case for leaving it out of your main building phase.</p>

<h2>A six-week outline</h2>
<h3>Weeks 1 and 2: baseline</h3>
<ul>
<li>Train as usual and take nothing new.</li>
<li>Do the same test twice, a week apart: for example a 20-minute or 40-minute effort on the same trainer, same time of day, same breakfast, same fan.</li>
<li>The gap between the two results is your personal noise. If it is 2%, a later change of 1% tells you nothing.</li>
<li>Each morning note sleep, leg soreness from one to ten, and resting heart rate.</li>
</ul>
<h3>Weeks 3 to 6: one change</h3>
<ul>
<li>Add astaxanthin once a day with a meal that contains some fat.</li>
<li>Keep everything else still: no new shoes, no new diet, no second supplement.</li>
<li>Hold the training load steady. If load climbs, you will get fitter, and the capsule will get the credit.</li>
<li>Repeat your test at the end of week 4 and again at the end of week 6.</li>
</ul>
<h3>Afterwards: look, then stop</h3>
<p>Compare the later tests with the baseline, and with your noise figure. Then stop for two weeks and test again. If the numbers do not move when you stop, the supplement probably was not doing much. Better still, ask a training partner to hand you unmarked capsules in an order only they know. It sounds fussy, but expecting a benefit can change how hard you push.</p>

<h2>How much to take</h2>
<p>The three cycling trials used 4, 12 and 20 mg a day. None of them tested 8 mg, and the highest dose showed no benefit, so there is no evidence that loading up helps. EFSA (2020) assessed 8 mg a day from supplements as safe for adults. We suggest staying in the 4 to 8 mg range and treating higher amounts as something for supervised research.</p>

<h2>Before a race</h2>
<p>Do not start in race week. A week was enough to see a difference in one small study only, and any new capsule can upset a nervous stomach.</p>
<p>If you compete under anti-doping rules, remember that you answer for whatever is in your body, contaminated products included. Look for a product whose individual batches are tested by an independent sports program, and keep the batch number.</p>

<h2>When to leave it alone</h2>
<ul>
<li>You are under 18. The 8 mg assessment is for adults.</li>
<li>You are pregnant or breastfeeding, take medicines, or are being treated for a condition. Ask your doctor.</li>
<li>You are unusually tired week after week. That calls for rest and perhaps a check-up, not a capsule.</li>
</ul>
<p>The <a href="/athletic-performance-guide">athletic performance guide</a> has more background, and products often compared by athletes are on <a href="/best-for-athletes">this page</a>.</p>

<h2>Sources</h2>
<ol>
<li>Earnest CP, Lupo M, White KM, Church TS (2011). <a href="/studies#earnest-2011">Effect of astaxanthin on cycling time trial performance</a>. <em>International Journal of Sports Medicine</em> 32(11):882–888. <a href="https://doi.org/10.1055/s-0031-1280779" rel="noopener">doi:10.1055/s-0031-1280779</a></li>
<li>Res PT, Cermak NM, Stinkens R, et al. (2013). <a href="/studies#res-2013">Astaxanthin supplementation does not augment fat use or improve endurance performance</a>. <em>Medicine &amp; Science in Sports &amp; Exercise</em> 45(6):1158–1165. <a href="https://pubmed.ncbi.nlm.nih.gov/23274592/" rel="noopener">PubMed 23274592</a></li>
<li>Brown DR, Warner AR, Deb SK, Gough LA, Sparks SA, McNaughton LR (2021). <a href="/studies#brown-2021">The effect of astaxanthin supplementation on performance and fat oxidation during a 40 km cycling time trial</a>. <em>Journal of Science and Medicine in Sport</em> 24(1):92–97. <a href="https://pubmed.ncbi.nlm.nih.gov/32660833/" rel="noopener">PubMed 32660833</a></li>
<li>Brown DR, Gough LA, Deb SK, Sparks SA, McNaughton LR (2018). <a href="/studies#brown-2018">Astaxanthin in Exercise Metabolism, Performance and Recovery: A Review</a>. <em>Frontiers in Nutrition</em> 4:76. <a href="https://doi.org/10.3389/fnut.2017.00076" rel="noopener">doi:10.3389/fnut.2017.00076</a></li>
<li>EFSA NDA Panel (2020). <a href="/studies#efsa-2020">Safety of astaxanthin for its use as a novel food in food supplements</a>. <em>EFSA Journal</em> 18(2):5993. <a href="https://doi.org/10.2903/j.efsa.2020.5993" rel="noopener">doi:10.2903/j.efsa.2020.5993</a></li>
</ol>
`.trim(),
};
