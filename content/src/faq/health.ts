import { potencyNote } from '../claims';
import type { QuestionGroup } from './question';

export const safetyQuestions: QuestionGroup = {
  heading: 'Safety & Side Effects',
  questions: [
    {
      id: 'is-it-safe',
      question: 'Is astaxanthin safe?',
      answer: [
        'For healthy adults, what is known is reassuring. The European Food Safety Authority concluded in 2020 that 8 mg a day from supplements is safe for adults, even with a diet rich in fish ',
        { cite: 'efsa-2020' },
        '. A review of 87 human studies reported no safety concern ',
        { cite: 'brendler-2019' },
        '. What nobody can tell you is how years of daily use turn out, because most studies lasted weeks or months.',
      ],
    },
    {
      id: 'side-effects',
      question: 'What side effects can it have?',
      answer: [
        'No serious adverse event was reported in the clinical studies of skin that one review collected ',
        { cite: 'ng-2021' },
        ', and in a safety trial of 35 adults, 6 mg a day for eight weeks gave no difference from placebo in blood tests that its authors considered clinically important ',
        { cite: 'spiller-2003' },
        '. As with any oil-filled softgel, some people may get an upset stomach; taking it with food helps. If something feels wrong, stop, and see a doctor if it does not pass.',
      ],
    },
    {
      id: 'medicines',
      question: 'Can I take it together with medicines?',
      answer:
        'Ask your doctor or pharmacist first, and bring the bottle. Interactions between astaxanthin and medicines are poorly studied, and “no reports” is not the same as “no interaction”. Be most careful with medicines for blood clotting, blood pressure and blood sugar, and with those that hold back the immune system. Say that you take it before an operation. And never stop or cut down a prescribed medicine in favor of a supplement.',
    },
    {
      id: 'pregnancy-children',
      question: 'Is it suitable in pregnancy or for children?',
      answer: [
        'Not without a doctor. There are too few data to call it safe in pregnancy or while breastfeeding. For the young there is a clear figure: with 8 mg from supplements and a diet rich in fish, teenagers from 14 to 17 reach the acceptable daily intake, and children of 10 to 13 exceed it by 28% ',
        { cite: 'efsa-2020' },
        '. For smaller children the gap is wider still. The 8 mg assessment is for adults alone.',
      ],
    },
  ],
};

export const benefitQuestions: QuestionGroup = {
  heading: 'Health Benefits',
  questions: [
    {
      id: 'skin',
      question: 'Does astaxanthin help the skin?',
      answer: [
        'Perhaps a little. Over 16 weeks, wrinkles and moisture held steady on 6 or 12 mg a day while they worsened on placebo ',
        { cite: 'tominaga-2017' },
        ', and on 4 mg a day skin needed slightly more UV light to redden ',
        { cite: 'ito-2018' },
        '. The studies are small and mostly from companies that make it ',
        { cite: 'ng-2021' },
        '. It is not a sunscreen and treats no skin condition. More in the ',
        { text: 'skin health guide', href: '/skin-health-guide' },
        '.',
      ],
    },
    {
      id: 'eyes',
      question: 'Does it help tired eyes?',
      answer: [
        'One trial says it may. Twenty-six screen workers took 5 mg a day or placebo for four weeks: the range over which their eyes could focus improved, and two other measures did not ',
        { cite: 'nagaki-2002' },
        '. That is a first hint from a small group. It did not test eyesight or any eye disease. Breaks, blinking and a check of your glasses come first; the ',
        { text: 'eye health guide', href: '/eye-health-guide' },
        ' has the details.',
      ],
    },
    {
      id: 'athletes',
      question: 'Will it make me faster?',
      answer: [
        'Do not count on it. Two small trials found faster cycling ',
        { cite: 'earnest-2011' },
        ' ',
        { cite: 'brown-2021' },
        '. The largest of the three, with 32 trained men on 20 mg a day, found no difference ',
        { cite: 'res-2013' },
        ', and a review calls the data in people equivocal ',
        { cite: 'brown-2018' },
        '. If you want to know for yourself, the ',
        { text: 'athletic performance guide', href: '/athletic-performance-guide' },
        ' shows how to test it fairly.',
      ],
    },
    {
      id: 'stronger-than-vitamin-c',
      question: 'Is it really 6000 times stronger than vitamin C?',
      answer: [
        'In one laboratory measurement, yes; in you, no one knows. ',
        ...potencyNote,
        ' The ',
        { text: 'antioxidant comparison', href: '/antioxidant-comparison' },
        ' sets the figures beside what each substance does in the body.',
      ],
    },
  ],
};
