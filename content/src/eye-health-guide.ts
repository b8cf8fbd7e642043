import { list, paragraph, type Page } from './blocks';
import { doseGuidance, efsaText, medicalDisclaimer } from './claims';
import { trialCount, trialCountNote } from './studies/evidence';

export const eyeHealthGuide: Page = {
  path: '/eye-health-guide',
  title: 'Astaxanthin for Eye Health: A Guide',
  description:
    'What a trial in screen workers found about astaxanthin and tired eyes, what it did not, which dose was used and when to see an eye doctor.',
  heading: 'Astaxanthin and your eyes',
  lead: 'Tired eyes after a day at a screen are the reason most people look at astaxanthin for their eyes. There is a trial on exactly that. It is small, and only part of what it measured changed.',
  picture: '/pictures/eye.webp',
  sections: [
    {
      id: 'what-eye-strain-is',
      heading: 'What eye strain is',
      phoneFold: { after: 1, label: 'What no capsule can fix' },
      blocks: [
        paragraph(
          'To see something close up, a ring of muscle in the eye tightens and the lens changes its shape. This is called accommodation. Hours at one distance tire the muscle, and because we blink less at a screen, the surface of the eye dries out at the same time. A pair of glasses that no longer fits does the rest.',
        ),
        paragraph(
          'None of this is a disease, and most of it passes with rest. It also means that no capsule can fix all of it: a supplement does not make you blink, move the monitor or renew a prescription.',
        ),
      ],
    },
    {
      id: 'why-astaxanthin',
      heading: 'Why astaxanthin is considered at all',
      phoneFold: { after: 1, label: 'Not to be confused with lutein' },
      blocks: [
        paragraph(
          'The eye is full of light and oxygen, which is a good recipe for reactive oxygen, and astaxanthin is good at taking that up in laboratory experiments. Reviews add that it has been found behind the barrier between blood and retina, in animals ',
          { cite: 'guerin-2003' },
          '. Whether a meaningful amount arrives in a human eye after a softgel, no study cited here has measured.',
        ),
        paragraph(
          'Do not confuse it with lutein and zeaxanthin. Those are the yellow pigments that the center of the retina really does collect. Astaxanthin is a relative, not one of that pair, and studies of the one say nothing about the other.',
        ),
      ],
    },
    {
      id: 'the-trial',
      heading: 'What the trial found',
      blocks: [
        paragraph(
          `${trialCount('eyes')} on this subject. Nagaki and colleagues studied 26 people who worked at display terminals. Thirteen took 5 mg of astaxanthin a day and thirteen a placebo, for four weeks `,
          { cite: 'nagaki-2002' },
          '.',
        ),
        {
          kind: 'table',
          caption: 'Three measures after four weeks on 5 mg a day, compared with placebo',
          head: ['Measure', 'What it tells', 'Result'],
          rows: [
            ['Accommodation', 'The range over which the eye can focus', 'Improved'],
            [
              'Critical flicker fusion',
              'How fast a light can flicker before it looks steady; a gauge of tiredness',
              'No change',
            ],
            [
              'Pattern visual evoked potential',
              'The electrical answer of the visual system to a pattern',
              'No change',
            ],
          ],
        },
        paragraph(
          'One of three measures moved, and it is the one that a day at a screen wears down, so the result is of interest. It is also the work of thirteen people per group over four weeks. When several things are measured in a small group, one of them may well move by luck. We call it a first hint, and it needs to be repeated by others.',
        ),
        paragraph(trialCountNote),
      ],
    },
    {
      id: 'what-is-not-shown',
      heading: 'What has not been shown',
      blocks: [
        list(
          'That it prevents, slows or treats macular degeneration, cataract, glaucoma or any other disease of the eye. The trial did not look at that.',
          'That it improves eyesight or replaces glasses.',
          'That it helps dry eyes. Neither blinking nor tears were measured.',
          'That an effect lasts beyond four weeks, or that more than 5 mg does more.',
        ),
        {
          kind: 'callout',
          tone: 'caution',
          title: 'See someone today',
          text: 'Sudden loss of sight, flashes of light, many new spots, a curtain across the view, pain or double vision are not eye strain. They need an eye doctor the same day.',
        },
      ],
    },
    {
      id: 'dose',
      heading: 'How much',
      blocks: [
        paragraph(
          `A common suggestion for eyes is ${doseGuidance.eyes.range} a day. That is more than was tested: the trial used 5 mg `,
          { cite: 'nagaki-2002' },
          '. There is no need to begin with the strongest softgel on the shelf, and a product of 4 to 6 mg comes closest to what was studied. Take it with a meal, because blood levels were higher after food than before ',
          { cite: 'okada-2009' },
          '.',
        ),
        { kind: 'callout', tone: 'note', title: 'What regulators have assessed', text: efsaText },
      ],
    },
    {
      id: 'try-first',
      heading: 'Try the simple things first',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Look away',
              text: 'Let your eyes rest on something far off, for a little while, many times a day.',
            },
            { title: 'Blink', text: 'Fully and on purpose when your eyes begin to sting.' },
            {
              title: 'Move the screen',
              text: 'An arm’s length away, a little below eye level, out of the glare of a window.',
            },
            {
              title: 'Have your eyes checked',
              text: 'A small change in prescription is a common cause of strain, especially from the forties on, when the lens grows stiffer.',
            },
          ],
        },
      ],
    },
    {
      id: 'a-fair-test',
      heading: 'If you want to try it',
      blocks: [
        paragraph(
          'Write down how your eyes feel at the end of each working day, from one to ten, for two weeks before you start. Then take the softgel for four weeks and change nothing else. Compare the numbers. If they look the same, you have your answer and can keep the money.',
        ),
        paragraph(
          'Ask a doctor or pharmacist first if you take medicines, are pregnant or breastfeeding, or are under the care of an eye specialist. It is not meant for children. In a safety trial of 35 healthy adults, 6 mg a day for eight weeks showed no difference from placebo that its authors considered clinically important ',
          { cite: 'spiller-2003' },
          ', but the trial was small and paid for by a producer.',
        ),
        { kind: 'callout', tone: 'caution', title: 'Medical disclaimer', text: medicalDisclaimer },
      ],
    },
  ],
  actions: [
    { text: 'Products readers compare for eyes', href: '/best-for-eye-health' },
    { text: 'Compare all supplements', href: '/comparison' },
    { text: 'Read the articles', href: '/blog' },
    { text: 'Back to the home page', href: '/' },
  ],
};
