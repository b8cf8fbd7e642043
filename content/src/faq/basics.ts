import { doseGuidance, efsaText, onset, unitPrices } from '../claims';
import type { QuestionGroup } from './question';

export const generalQuestions: QuestionGroup = {
  heading: 'General Questions',
  questions: [
    {
      id: 'what-is-it',
      question: 'What is astaxanthin?',
      answer: [
        'A red pigment of the carotenoid family, the one that colors salmon and shrimp. Most of the astaxanthin in supplements comes from a freshwater alga, Haematococcus pluvialis, which can hold up to about 3.8% of its dry weight ',
        { cite: 'ambati-2014' },
        '. It dissolves in fat, it acts as an antioxidant in the laboratory, and it is not a vitamin: no one is known to lack it. The whole story is on ',
        { text: 'What is astaxanthin?', href: '/what-is-astaxanthin' },
      ],
    },
    {
      id: 'natural-or-synthetic',
      question: 'Is natural astaxanthin better than synthetic?',
      answer: [
        'In test tubes the algal form did far better, in a paper by authors with ties to algae producers ',
        { cite: 'capelli-2013' },
        '. Nobody has settled what that means after digestion. The stronger reason to prefer algae is that most human trials cited on this site used it, and that few safety studies in people exist for the synthetic form ',
        { cite: 'brendler-2019' },
        '. Look for the name Haematococcus pluvialis in the list of ingredients.',
      ],
    },
    {
      id: 'from-food',
      question: 'Can I get enough from food?',
      answer:
        'There is no amount you need, so nobody is short of it. Salmon, trout, shrimp and salmon roe contain astaxanthin together with the fat that carries it. How much depends on the species and on what the animal ate, and it varies a great deal. If your aim is a fixed daily amount like those in trials, a softgel is the easier way. If your aim is to eat well, fish has plenty of other good reasons to be on the plate.',
    },
    {
      id: 'who-are-you',
      question: 'How does this site earn money?',
      answer: [
        'Links to shops are affiliate links: if you buy after following one, the shop may pay us a commission, at no extra cost to you. That gives us an interest in your buying something, which is why every health statement names its study and null results are reported. How we handle it is in the ',
        { text: 'affiliate disclosure', href: '/affiliate-disclosure' },
        '. Reading costs nothing and needs no account.',
      ],
    },
  ],
};

export const dosageQuestions: QuestionGroup = {
  heading: 'Dosage & Usage',
  questions: [
    {
      id: 'how-much',
      question: 'How much should I take a day?',
      answer: [
        'Four to 6 mg is a sensible start, within the range of most trials. Common suggestions go further: ',
        `${doseGuidance.athletes.range} for athletes, ${doseGuidance.eyes.range} for eyes and ${doseGuidance.skin.range} for skin. `,
        ...efsaText,
      ],
    },
    {
      id: 'when-to-take',
      question: 'When and how should I take it?',
      answer: [
        'Once a day, with a meal that contains some fat, or right after it. In one study blood levels were higher when an algal extract was taken after a meal than before ',
        { cite: 'okada-2009' },
        ', and oil-based formulas were absorbed 1.7 to 3.7 times as well as a standard product ',
        { cite: 'odeberg-2003' },
        '. Morning or evening makes no known difference. Pick the meal you never skip, and if you forget a day, carry on without doubling up.',
      ],
    },
    {
      id: 'how-long',
      question: 'How long until I notice something?',
      answer: [
        `A common answer is ${onset.late.text}; another, in our `,
        { text: 'beginner’s guide', href: '/beginners-guide' },
        `, is ${onset.early.text}. Neither is proven. Trials on focusing and cycling lasted one to four weeks, those on skin six to sixteen `,
        { cite: 'tominaga-2017' },
        ', and in some nothing changed at all ',
        { cite: 'res-2013' },
        '. Decide before you start what you will look at, write it down for a week or two, and compare after eight to twelve weeks.',
      ],
    },
    {
      id: 'too-much',
      question: 'Is a 12 mg softgel too strong?',
      answer: [
        'It is above what European regulators assessed for daily use: 8 mg from supplements, for adults ',
        { cite: 'efsa-2020' },
        '. It is not shown to be harmful; a review counted 35 human studies at 12 mg or more without a safety concern ',
        { cite: 'brendler-2019' },
        '. But in several trials more milligrams did not do more. We see little reason to start there, and would talk to a doctor before staying there.',
      ],
    },
  ],
};

export const productQuestions: QuestionGroup = {
  heading: 'Product Selection',
  questions: [
    {
      id: 'what-to-look-for',
      question: 'What should I look for on a label?',
      answer:
        'Five things. The organism, usually Haematococcus pluvialis. The milligrams of astaxanthin itself, since “100 mg of extract” may hold only 5 or 10 mg. The number of softgels in a serving. Oil in the softgel, because astaxanthin dissolves in fat. And proof of testing: a certificate from an outside laboratory for the batch you hold, which a good company sends when you ask. Words such as “premium” or “pharmaceutical grade” mean nothing by themselves.',
    },
    {
      id: 'source-country',
      question: 'Hawaiian, Icelandic or Japanese: does it matter?',
      answer:
        'Less than labels suggest. A place tells you about a grower’s water, light and energy. It does not by itself tell you how pure or strong the softgel is, and we know of no trial that compared astaxanthin by country. Two products from the same place can differ more than two from opposite ends of the world. Choose by dose, testing and price, and treat the country as a matter of taste.',
    },
    {
      id: 'how-ranked',
      question: 'How do you rank products?',
      answer: [
        'The owner of this site sets the order, after reading labels: source, dose per softgel, form, testing and price. A ',
        { text: 'published score', href: '/how-we-rank' },
        ' stands beside each rank, and may set the order instead. We do not run a laboratory and do not claim to. Ratings and review counts are shown as they stand in our catalog. Sort the ',
        { text: 'comparison', href: '/comparison' },
        ' by price or rating if you weigh things differently. The demonstration catalog holds invented brands, which the ',
        { text: 'affiliate disclosure', href: '/affiliate-disclosure' },
        ' explains.',
      ],
    },
    {
      id: 'price-per-mg',
      question: 'What does the price per milligram tell me?',
      answer: [
        `What the astaxanthin itself costs. “${unitPrices.perMg.label}” on our pages is this: ${lowerFirst(unitPrices.perMg.basis)} `,
        `“${unitPrices.perDay.label}” is ${lowerFirst(unitPrices.perDay.basis)} `,
        'Where the number of servings is not given, we show neither. ',
        `A review also states the ${lowerFirst(unitPrices.byPotency.label)}. ${unitPrices.byPotency.basis} `,
        'Whatever the figures say, work out what a month at your own dose costs. Milligrams you did not want are not a bargain.',
      ],
    },
  ],
};

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
