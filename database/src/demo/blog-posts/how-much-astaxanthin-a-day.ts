import type { DemoBlogPost } from './demo-blog-post';

export const post: DemoBlogPost = {
  title: 'How Much Astaxanthin a Day? What EFSA Says About Dose',
  slug: 'how-much-astaxanthin-a-day',
  excerpt:
    'Softgels come in 4, 6, 8, 10 and 12 mg, and some shops sell more. We explain what European regulators assessed, how their view changed, and which doses trials have used.',
  category: 'EXPERT GUIDE',
  imageUrl: '/pictures/softgels.webp',
  published: true,
  publishedAt: '2026-04-09T10:15:00.000Z',
  metaDescription:
    'How much astaxanthin a day is reasonable? What EFSA assessed in 2014 and 2020, what doses human trials used, and who should ask a doctor first.',
  keywords: [
    'astaxanthin dosage',
    'EFSA',
    'acceptable daily intake',
    'astaxanthin safety',
    '8 mg',
    'side effects',
  ],
  content: `
<p>Dose is the question readers ask most, and the one where shop pages are least helpful. A bigger number looks like better value. But the amount that has been assessed for daily use, the amount that trials have used, and the amount that fits in a softgel are three different things.</p>

<h2>The short answer</h2>
<p>EFSA, the European Food Safety Authority, concluded in 2020 that 8 mg of astaxanthin a day from food supplements is safe for adults, even when the rest of the diet contains a lot of it from fish and shellfish. If you want one number to hold on to, that is the one with the most careful arithmetic behind it.</p>

<h2>How the official view changed</h2>
<p>It was not always 8 mg. In 2014 the same EFSA panel looked at two astaxanthin-rich ingredients made from algae. At that time the acceptable daily intake, or ADI, was 0.034 mg per kilogram of body weight, roughly 2.4 mg for a person of 70 kg. The applicant proposed up to 4 mg a day. Because that was above the ADI, the panel concluded that safety at the proposed use had not been established.</p>
<p>Note the wording. "Not established" is not the same as "found harmful". It means the evidence on the table did not cover the dose.</p>
<p>In 2019 another EFSA panel, which was reviewing a form of astaxanthin used in fish feed, set a new ADI of 0.2 mg per kilogram. The 2020 opinion took that figure, added up what Europeans eat in fish and crustaceans, put 8 mg from supplements on top, and came to its conclusion for adults.</p>
<p>For a 70 kg adult, 0.2 mg per kilogram works out at 14 mg a day. Please do not read that as permission for a 14 mg softgel. The ADI covers <em>everything</em> you take in, including dinner, and it is a ceiling for lifelong daily intake rather than a target.</p>

<h2>Not for children</h2>
<p>The same opinion is clear about younger people. With 8 mg from supplements and a diet rich in fish, teenagers from 14 to 17 reach the ADI, and children between 10 and 13 exceed it by 28%. For smaller children the gap is wider still. The 8 mg figure is an adult figure.</p>

<h2>What doses have trials used?</h2>
<p>Here is a selection from the human studies we refer to across this site. It describes what was tested, not what you should take.</p>
<table>
<thead>
<tr><th>Study</th><th>Question</th><th>Daily dose</th><th>Length</th></tr>
</thead>
<tbody>
<tr><td>Park 2010</td><td>Immune and oxidative markers, young women</td><td>2 or 8 mg</td><td>8 weeks</td></tr>
<tr><td>Spiller 2003</td><td>Safety, 35 healthy adults</td><td>6 mg</td><td>8 weeks</td></tr>
<tr><td>Tominaga 2017</td><td>Skin, 65 women</td><td>6 or 12 mg</td><td>16 weeks</td></tr>
<tr><td>Katagiri 2012</td><td>Cognitive function, 96 adults</td><td>6 or 12 mg</td><td>12 weeks</td></tr>
<tr><td>Yoshida 2010</td><td>Blood lipids, 61 adults</td><td>6, 12 or 18 mg</td><td>12 weeks</td></tr>
</tbody>
</table>
<p>Two patterns stand out. First, nearly everything sits between 2 and 12 mg and lasts a few weeks or months. Almost nothing tells us about years of use. Second, more is not reliably better. In Park's trial some changes appeared at 2 mg and not at 8 mg. In Katagiri's there was no significant difference between the groups overall.</p>

<h2>The case that more is fine</h2>
<p>To be fair to the other side: a 2019 safety review by Brendler and Williamson went through 87 human studies of natural astaxanthin, 35 of them with 12 mg a day or more, and reported no safety concerns. The authors argue that limits built on research with synthetic astaxanthin should not be applied to the natural form. They also note that approved or recommended doses in different countries range from 2 to 24 mg.</p>
<p>That is a serious argument. It is also true that human trials of this kind are mostly short and not designed to pick up rare or slow effects. Absence of reported trouble in a twelve-week trial is reassuring, not conclusive.</p>

<h2>How we would put it into practice</h2>
<ol>
<li><strong>Start low.</strong> Four to six milligrams a day is in the range most trials used.</li>
<li><strong>Stay at or below 8 mg</strong> unless a doctor advises otherwise. A 12 mg softgel is above what EFSA assessed for daily use. You will see higher tiers described on many sites, and in our own <a href="/beginners-guide">beginner's guide</a>; take them as a description of the market, not as a goal.</li>
<li><strong>Count everything.</strong> Multivitamins, eye formulas and krill oil can contain astaxanthin too.</li>
<li><strong>Give it time, then judge.</strong> If eight to twelve weeks bring nothing you can notice, a higher dose is a poor bet.</li>
<li><strong>Ask first</strong> if you are pregnant or breastfeeding, take medicines, have an operation coming up, or have a known allergy to algae or seafood.</li>
</ol>
<p>For more, see the <a href="/faq">FAQ</a>, or filter products by strength on the <a href="/comparison">comparison page</a>.</p>

<h2>Sources</h2>
<ol>
<li>EFSA NDA Panel (2020). <a href="/studies#efsa-2020">Safety of astaxanthin for its use as a novel food in food supplements</a>. <em>EFSA Journal</em> 18(2):5993. <a href="https://doi.org/10.2903/j.efsa.2020.5993" rel="noopener">doi:10.2903/j.efsa.2020.5993</a></li>
<li>EFSA NDA Panel (2014). <a href="/studies#efsa-2014">Scientific Opinion on the safety of astaxanthin-rich ingredients (AstaREAL A1010 and AstaREAL L10) as novel food ingredients</a>. <em>EFSA Journal</em> 12(7):3757. <a href="https://doi.org/10.2903/j.efsa.2014.3757" rel="noopener">doi:10.2903/j.efsa.2014.3757</a></li>
<li>Brendler T, Williamson EM (2019). <a href="/studies#brendler-2019">Astaxanthin: How much is too much? A safety review</a>. <em>Phytotherapy Research</em> 33(12):3090–3111. <a href="https://doi.org/10.1002/ptr.6514" rel="noopener">doi:10.1002/ptr.6514</a></li>
<li>Park JS, Chyun JH, Kim YK, Line LL, Chew BP (2010). <a href="/studies#park-2010">Astaxanthin decreased oxidative stress and inflammation and enhanced immune response in humans</a>. <em>Nutrition &amp; Metabolism</em> 7:18. <a href="https://doi.org/10.1186/1743-7075-7-18" rel="noopener">doi:10.1186/1743-7075-7-18</a></li>
<li>Spiller GA, Dewell A (2003). <a href="/studies#spiller-2003">Safety of an astaxanthin-rich Haematococcus pluvialis algal extract: a randomized clinical trial</a>. <em>Journal of Medicinal Food</em> 6(1):51–56. <a href="https://doi.org/10.1089/109662003765184741" rel="noopener">doi:10.1089/109662003765184741</a></li>
<li>Tominaga K, Hongo N, Fujishita M, Takahashi Y, Adachi Y (2017). <a href="/studies#tominaga-2017">Protective effects of astaxanthin on skin deterioration</a>. <em>Journal of Clinical Biochemistry and Nutrition</em> 61(1):33–39. <a href="https://doi.org/10.3164/jcbn.17-35" rel="noopener">doi:10.3164/jcbn.17-35</a></li>
<li>Katagiri M, Satoh A, Tsuji S, Shirasawa T (2012). <a href="/studies#katagiri-2012">Effects of astaxanthin-rich Haematococcus pluvialis extract on cognitive function: a randomised, double-blind, placebo-controlled study</a>. <em>Journal of Clinical Biochemistry and Nutrition</em> 51(2):102–107. <a href="https://doi.org/10.3164/jcbn.D-11-00017" rel="noopener">doi:10.3164/jcbn.D-11-00017</a></li>
<li>Yoshida H, Yanai H, Ito K, et al. (2010). <a href="/studies#yoshida-2010">Administration of natural astaxanthin increases serum HDL-cholesterol and adiponectin in subjects with mild hyperlipidemia</a>. <em>Atherosclerosis</em> 209(2):520–523. <a href="https://doi.org/10.1016/j.atherosclerosis.2009.10.012" rel="noopener">doi:10.1016/j.atherosclerosis.2009.10.012</a></li>
</ol>
`.trim(),
};
