import type { DemoBlogPost } from './demo-blog-post';

export const post: DemoBlogPost = {
  title: 'Astaxanthin and Endurance: What Three Cycling Trials Show',
  slug: 'astaxanthin-and-endurance-what-three-cycling-trials-show',
  excerpt:
    'Two small trials found faster time trials with astaxanthin, and the largest of the three found nothing. We set them side by side and look at why they may disagree.',
  category: 'RESEARCH STUDY',
  imageUrl: '/pictures/molecule.webp',
  published: true,
  publishedAt: '2026-09-22T08:30:00.000Z',
  metaDescription:
    'Three controlled cycling trials tested astaxanthin on endurance. Two small ones found a gain, the largest found none. Here is how to read them.',
  keywords: [
    'astaxanthin endurance',
    'cycling time trial',
    'fat oxidation',
    'sports supplements',
    'human trials',
  ],
  content: `
<p>If you have read that astaxanthin "boosts endurance", the sentence almost certainly leans on a study with very few riders in it. There are not many controlled trials of astaxanthin and cycling performance, and the best known of them do not agree. That is worth knowing before you spend money, so this article puts three of them next to each other: what was done, what was found, and how far each result can carry.</p>

<h2>The three trials at a glance</h2>
<table>
<thead>
<tr><th>Trial</th><th>Riders</th><th>Dose and length</th><th>Test</th><th>Result</th></tr>
</thead>
<tbody>
<tr><td>Earnest 2011</td><td>21 competitive cyclists enrolled, 14 finished</td><td>4 mg a day, 28 days</td><td>20 km time trial after a 2-hour ride</td><td>Faster than placebo</td></tr>
<tr><td>Res 2013</td><td>32 trained cyclists and triathletes</td><td>20 mg a day, 4 weeks</td><td>Time trial of about an hour after a 1-hour ride</td><td>No difference</td></tr>
<tr><td>Brown 2021</td><td>12 recreationally trained cyclists</td><td>12 mg a day, 7 days</td><td>40 km time trial</td><td>About 1.2% faster</td></tr>
</tbody>
</table>

<h2>Earnest 2011: a big gain in a tiny group</h2>
<p>Earnest and colleagues gave competitive cyclists 4 mg of astaxanthin a day or a placebo for 28 days. Riders completed a long, fasted ride to tire them out, then rode 20 km as fast as they could. Of the 21 cyclists who started, 14 finished the study, seven in each group.</p>
<p>The astaxanthin group improved by about two minutes on average, the placebo group by 19 seconds, and the difference between the groups was statistically significant. Average power rose by about 20 watts with astaxanthin.</p>
<p>Two minutes over 20 km is a startling improvement for trained riders, and that is a reason for caution as much as for excitement. With seven people in a group, one or two unusually good or bad days can move the average a long way. A third of the riders also dropped out. And the authors found no change in how much fat or carbohydrate was burned, so by their own account the mechanism remained unclear.</p>

<h2>Res 2013: the largest of the three, and a clear null</h2>
<p>Res and colleagues ran a double-blind trial with 32 well-trained young men. They used 20 mg a day for four weeks, five times the dose in the earlier study. Blood tests confirmed that the supplement was taken and absorbed: astaxanthin went from undetectable to easily measurable.</p>
<p>Nothing else followed. Fat burning during steady riding did not change. Time trial power did not improve in either group. The antioxidant capacity of the blood did not rise, and a marker of oxidative damage did not fall. The title of the paper says it plainly: astaxanthin supplementation "does not augment fat use or improve endurance performance".</p>

<h2>Brown 2021: a small gain after a week</h2>
<p>Brown and colleagues used a crossover design: each of the 12 riders was tested once after seven days on 12 mg of astaxanthin and once after seven days on placebo, with two weeks between. Comparing riders with themselves removes a lot of noise, which makes a small sample go further.</p>
<p>The 40 km time fell by 51 seconds on average, around 1.2%. The spread around that average was larger than the average itself, so some riders very probably gained nothing. Fat burning was slightly higher, but only in the final kilometer. The lead author received research funding from an astaxanthin producer, and two co-authors had a professional relationship with it. That does not make the result wrong, but it is one more reason to want it repeated by others.</p>

<h2>Why might they disagree?</h2>
<ul>
<li><strong>Chance.</strong> Small trials produce both lucky hits and unlucky misses. This is the dullest explanation and often the right one.</li>
<li><strong>Who was tested.</strong> The clear null came from well-trained men. The 12 riders in the 2021 study trained recreationally, although Earnest's riders were competitive, so training status does not explain everything.</li>
<li><strong>The test itself.</strong> A fasted two-hour ride, an hour at moderate effort and a straight 40 km effort put different demands on fuel use.</li>
<li><strong>Not dose, at least not simply.</strong> The highest dose had the weakest result.</li>
</ul>
<p>A 2018 review of astaxanthin and exercise came to a similar view: studies in mice look promising, but in exercising people the data are equivocal and well-controlled research is scarce.</p>

<h2>What a rider can take from this</h2>
<p>A fair summary is <em>possible, unproven, and small if real</em>. Nobody should expect two minutes. All three tested cyclists or triathletes, and at least two of them tested only men, so runners, swimmers and women are largely guessing.</p>
<p>On dose, note that two of the three trials went above what European regulators have looked at for everyday use. EFSA (2020) assessed 8 mg a day from supplements as safe for adults. A short research study under supervision is a different matter from months of self-supplementing.</p>
<p>If you still want to try it, our <a href="/athletic-performance-guide">athletic performance guide</a> covers the practical side, and <a href="/best-for-athletes">our page for athletes</a> lists products people compare for this purpose.</p>

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
