import type { DemoBlogPost } from './demo-blog-post';

export const post: DemoBlogPost = {
  title: 'Astaxanthin for Skin: Reading the Human Trials',
  slug: 'astaxanthin-for-skin-reading-the-human-trials',
  excerpt:
    'Skin is one of the better studied uses of astaxanthin, yet most trials are small, short and run by companies that make it. Here is what they found and what they leave open.',
  category: 'RESEARCH STUDY',
  imageUrl: '/pictures/skin-sun.webp',
  published: true,
  publishedAt: '2026-07-14T09:00:00.000Z',
  metaDescription:
    'What human trials say about astaxanthin and skin: wrinkles, moisture and UV response, how small the studies were, and who paid for them.',
  keywords: [
    'astaxanthin skin',
    'wrinkles',
    'skin moisture',
    'UV exposure',
    'clinical trials',
    'skin supplements',
  ],
  content: `
<p>Astaxanthin is sold as "beauty from within" more often than as anything else. Unlike many beauty supplements, it has been tested in people, in several trials with placebo groups. That is the good news. The less good news is that the trials are small, and that many were run by the companies that make the ingredient. Both things are true at once, and a fair reading has to hold on to both.</p>

<h2>Where the evidence started: two studies in one paper</h2>
<p>A much-quoted paper by Tominaga and colleagues from 2012 reports two separate studies.</p>
<ul>
<li><strong>Thirty women, eight weeks, no placebo.</strong> They took 6 mg a day by mouth and also applied an astaxanthin solution to the skin. Wrinkles, age spots, elasticity and texture improved over the eight weeks.</li>
<li><strong>Thirty-six men, six weeks, with placebo.</strong> This one was randomized and double-blind, with 6 mg a day by mouth only. The authors reported better crow's feet wrinkles, better elasticity and less water loss through the skin.</li>
</ul>
<p>The first study is the one with the longest list of benefits, and it is also the one that can prove the least. Without a placebo group nobody can tell the supplement from the cream, the season, a better skin care routine, or simply the effect of being in a study. The second is better designed, but six weeks is short. The authors worked for an astaxanthin manufacturer.</p>

<h2>Sixteen weeks and two doses</h2>
<p>The same research group published a longer trial in 2017. Sixty-five healthy women took 6 mg, 12 mg or a placebo every day for 16 weeks. The result is often described as "astaxanthin reduces wrinkles". That is not quite what happened.</p>
<p>Over the 16 weeks, wrinkle measurements and skin moisture got worse in the placebo group. In the two astaxanthin groups they did not change significantly. So the finding is about <em>holding steady</em> while the comparison group declined, not about turning back the clock. It is still interesting. It is just a smaller claim than the one on the box. It is also worth remembering that about twenty people in each group is not many, and that the authors again came from a manufacturer.</p>

<h2>Sunlight: a small trial with a measurable result</h2>
<p>Ito and colleagues (2018) asked a narrower question: does astaxanthin change how skin responds to ultraviolet light? Twenty-three healthy adults were recruited, took 4 mg a day or a placebo for ten weeks, and small patches of skin were exposed to UV under controlled conditions.</p>
<p>The astaxanthin group needed slightly more UV before the skin turned red, and the irradiated skin lost less moisture than in the placebo group. Redness under a measured lamp is an objective outcome, which makes this study stronger than its size suggests. The authors were employed by a company with a commercial interest in the ingredient.</p>
<p>Please do not read this as sunscreen in a capsule. The shift was modest, it was measured in a laboratory, and nobody tested whether it prevents sunburn on a beach, let alone anything more serious. Shade, clothing and sunscreen do a job that no supplement has been shown to do.</p>

<h2>What an outside review made of it</h2>
<p>Ng and colleagues reviewed the clinical studies in 2021. They found eleven in total, six of them randomized, placebo-controlled and double-blind. In many of the controlled trials, skin texture, the look of wrinkles and moisture were better by the end, and no serious adverse events were reported.</p>
<p>They also named the weak points without softening them: small samples, mostly healthy Japanese women, and frequent commercial funding with possible conflicts of interest. If your skin, age or climate differs from that group, the results may or may not apply to you.</p>

<h2>So is it worth trying?</h2>
<p>Here is how we would put it to a friend:</p>
<ol>
<li>There is some real, placebo-controlled evidence for modest effects on moisture, elasticity and fine wrinkles.</li>
<li>Effects were measured after six to sixteen weeks. Anyone promising a change in days is guessing.</li>
<li>The trials described here used 4 to 6 mg a day, with one group on 12 mg. More was not clearly better. EFSA (2020) assessed 8 mg a day from supplements as safe for adults, so there is little reason to go higher for skin.</li>
<li>It is a cosmetic question. Astaxanthin does not treat a skin condition, and a mole or patch that changes belongs in front of a doctor.</li>
</ol>
<p>If you do try it, take a photo in the same light on day one and again after twelve weeks. Memory is a poor instrument. Our <a href="/skin-health-guide">skin health guide</a> goes through the practical questions, and the <a href="/comparison">comparison page</a> lets you filter by strength.</p>

<h2>Sources</h2>
<ol>
<li>Tominaga K, Hongo N, Karato M, Yamashita E (2012). <a href="/studies#tominaga-2012">Cosmetic benefits of astaxanthin on humans subjects</a>. <em>Acta Biochimica Polonica</em> 59(1):43–47. <a href="https://pubmed.ncbi.nlm.nih.gov/22428137/" rel="noopener">PubMed 22428137</a></li>
<li>Tominaga K, Hongo N, Fujishita M, Takahashi Y, Adachi Y (2017). <a href="/studies#tominaga-2017">Protective effects of astaxanthin on skin deterioration</a>. <em>Journal of Clinical Biochemistry and Nutrition</em> 61(1):33–39. <a href="https://doi.org/10.3164/jcbn.17-35" rel="noopener">doi:10.3164/jcbn.17-35</a></li>
<li>Ito N, Seki S, Ueda F (2018). <a href="/studies#ito-2018">The Protective Role of Astaxanthin for UV-Induced Skin Deterioration in Healthy People—A Randomized, Double-Blind, Placebo-Controlled Trial</a>. <em>Nutrients</em> 10(7):817. <a href="https://doi.org/10.3390/nu10070817" rel="noopener">doi:10.3390/nu10070817</a></li>
<li>Ng QX, De Deyn MLZQ, Loke W, Foo NX, Chan HW, Yeo WS (2021). <a href="/studies#ng-2021">Effects of Astaxanthin Supplementation on Skin Health: A Systematic Review of Clinical Studies</a>. <em>Journal of Dietary Supplements</em> 18(2):169–182. <a href="https://doi.org/10.1080/19390211.2020.1739187" rel="noopener">doi:10.1080/19390211.2020.1739187</a></li>
<li>EFSA NDA Panel (2020). <a href="/studies#efsa-2020">Safety of astaxanthin for its use as a novel food in food supplements</a>. <em>EFSA Journal</em> 18(2):5993. <a href="https://doi.org/10.2903/j.efsa.2020.5993" rel="noopener">doi:10.2903/j.efsa.2020.5993</a></li>
</ol>
`.trim(),
};
