import type { DemoBlogPost } from './demo-blog-post';

export const post: DemoBlogPost = {
  title: 'Tired Eyes and Screens: Can Astaxanthin Help?',
  slug: 'tired-eyes-and-screens-can-astaxanthin-help',
  excerpt:
    'A small trial in people who work at screens is often quoted for astaxanthin and tired eyes. It found one change, and two measures that stayed the same.',
  category: 'HEALTH BENEFITS',
  imageUrl: '/pictures/eye.webp',
  published: true,
  publishedAt: '2026-05-19T07:45:00.000Z',
  metaDescription:
    'Can astaxanthin ease tired eyes after a day of screens? What a small trial in screen workers found, what it did not, and what to try first.',
  keywords: ['astaxanthin eyes', 'eye strain', 'screen time', 'accommodation', 'eye health'],
  content: `
<p>By four in the afternoon the letters swim a little, the eyes sting, and looking up from the screen takes a moment before the far wall comes into focus. Most people who work at a display know the feeling. Astaxanthin is often sold for exactly this. The idea deserves a fair hearing, and so does the state of the evidence, which is thinner than the marketing.</p>

<h2>What eye strain is</h2>
<p>To look at something close, a ring of muscle inside the eye squeezes and changes the shape of the lens. Eye doctors call this <em>accommodation</em>. Hold it for hours and it tires, like any muscle. At the same time we blink less when we stare at a screen, so the surface of the eye dries out. Eye strain is usually a mix of the two, sometimes with a pair of glasses that no longer fits the eyes behind them.</p>
<p>None of that is a disease, and for most people it passes with rest. It also explains why no single capsule is likely to solve it: a supplement cannot make you blink, move your monitor or update a prescription.</p>

<h2>The study behind the claim</h2>
<p>The trial most often quoted is by Nagaki and colleagues, published in 2002. They studied people who worked at visual display terminals, the boxy screens of the time. Twenty-six of these workers took either 5 mg of astaxanthin a day or a placebo for four weeks, thirteen in each group.</p>
<p>The researchers measured three things, and they are named in the title of the paper:</p>
<ul>
<li><strong>Accommodation</strong>, the focusing range described above. It increased in the astaxanthin group and stayed the same with placebo.</li>
<li><strong>Critical flicker fusion</strong>, how fast a light can blink before it looks steady, often used as a gauge of visual fatigue. It did not change.</li>
<li><strong>Pattern visual evoked potential</strong>, an electrical signal recorded while looking at a pattern. It did not change either.</li>
</ul>
<p>So one of three measures moved. That one is relevant, because focusing range is what a long day at a screen wears down. But thirteen people per group is very few, four weeks is short, and when a study measures several things, the odds rise that one of them moves by luck.</p>

<h2>How much weight should it carry?</h2>
<p>We would call it a reasonable first hint. A first hint is where research ought to begin. The trouble is that sales pages treat it as where research ended.</p>
<blockquote><p>A small positive trial tells you a question is worth asking. It does not tell you the answer.</p></blockquote>
<p>It also matters what the trial did not look at. It did not test whether astaxanthin slows any eye disease or replaces glasses. It did not follow anyone for a year. None of the studies listed below measured astaxanthin inside a human eye. And do not confuse it with lutein and zeaxanthin, the yellow pigments that the center of the retina really does collect. Astaxanthin is a cousin from the same family, not one of that pair.</p>

<h2>Try the boring things first</h2>
<p>These cost little and have no label to decipher:</p>
<ol>
<li>Look at something far away for a little while, many times a day. It lets the focusing muscle relax.</li>
<li>Blink on purpose, fully, when your eyes start to sting.</li>
<li>Put the screen an arm's length away, a little below eye level, and out of the glare of a window.</li>
<li>Have your eyes checked. A small change in prescription is a common cause of strain, especially from the forties on, when the lens grows stiffer.</li>
</ol>
<p>Sudden loss of vision, flashes, a curtain across the view, pain or double vision are not eye strain. They need a professional the same day, not a supplement.</p>

<h2>If you want to try astaxanthin anyway</h2>
<p>That is a fair choice, as long as you treat it as an experiment. The trial used 5 mg a day for four weeks, so there is no need to start with the strongest softgel on the shelf. EFSA (2020) assessed 8 mg a day from supplements as safe for adults. A separate safety trial gave 6 mg a day to healthy adults for eight weeks and found no differences from placebo in blood tests that its authors considered clinically important, though it was small and funded by a producer.</p>
<p>Write down how your eyes feel at the end of each working day, on a scale from one to ten, for two weeks before you start. Then carry on for four weeks with the softgel and change nothing else. If the numbers look the same, you have your answer and can save the money. Ask a doctor or pharmacist first if you take medicines, are pregnant or are under an eye specialist's care.</p>
<p>For more background, see our <a href="/eye-health-guide">eye health guide</a>. Products that readers compare for this purpose are on the <a href="/best-for-eye-health">eye health page</a>, and short answers to common questions are in the <a href="/faq">FAQ</a>.</p>

<h2>Sources</h2>
<ol>
<li>Nagaki Y, et al. (2002). <a href="/studies#nagaki-2002">Effects of astaxanthin on accommodation, critical flicker fusion, and pattern visual evoked potential in visual display terminal workers</a>. <em>Journal of Traditional Medicines</em> 19:170–173.</li>
<li>Spiller GA, Dewell A (2003). <a href="/studies#spiller-2003">Safety of an astaxanthin-rich Haematococcus pluvialis algal extract: a randomized clinical trial</a>. <em>Journal of Medicinal Food</em> 6(1):51–56. <a href="https://doi.org/10.1089/109662003765184741" rel="noopener">doi:10.1089/109662003765184741</a></li>
<li>EFSA NDA Panel (2020). <a href="/studies#efsa-2020">Safety of astaxanthin for its use as a novel food in food supplements</a>. <em>EFSA Journal</em> 18(2):5993. <a href="https://doi.org/10.2903/j.efsa.2020.5993" rel="noopener">doi:10.2903/j.efsa.2020.5993</a></li>
</ol>
`.trim(),
};
