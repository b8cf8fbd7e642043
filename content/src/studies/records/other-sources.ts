import { absorption, interested, laboratory, opinion, READ, review, type StudyRecord } from './study-record';

/** Reviews, safety opinions, laboratory work and studies of absorption, by the key of the study. */
export const otherSources: Readonly<Record<string, StudyRecord>> = {
  'ambati-2014': {
    parts: [
      {
        ...review,
        outcome: 'Sources, chemistry and effects of astaxanthin',
        result:
          'The alga Haematococcus pluvialis holds up to 3.8% of its dry weight. Effects are mostly from laboratory and animals.',
      },
    ],
    funding: null,
    checkedOn: READ,
  },
  'brendler-2019': {
    parts: [
      {
        ...review,
        people: '87 human studies of natural astaxanthin',
        dose: '12 mg a day or more in 35 of them',
        outcome: 'Safety',
        result:
          'None of the studies found a safety concern. Few safety studies exist for the synthetic form.',
      },
    ],
    funding: null,
    checkedOn: READ,
  },
  'brown-2018': {
    parts: [
      {
        ...review,
        outcome: 'Exercise, performance and recovery',
        result:
          'Promising in mice. In exercising people the data are equivocal, and well-controlled research is scarce.',
      },
    ],
    funding: null,
    checkedOn: '2026-11-27',
  },
  'capelli-2013': {
    parts: [
      {
        ...laboratory,
        outcome: 'Algal against synthetic astaxanthin in test tubes',
        result: 'The algal form was the stronger antioxidant. Nothing was measured in people.',
      },
    ],
    funding: interested('Authors with ties to algae producers'),
    checkedOn: '2026-11-27',
  },
  'efsa-2014': {
    parts: [
      {
        ...opinion,
        dose: 'Up to 4 mg a day was proposed',
        outcome: 'Safety of two astaxanthin-rich food ingredients',
        result: 'Not established at that dose, which was above the acceptable daily intake of the time.',
      },
    ],
    funding: { text: 'A public authority of the European Union', isInterested: false },
    checkedOn: '2026-11-27',
  },
  'efsa-2020': {
    parts: [
      {
        ...opinion,
        dose: '8 mg a day from supplements',
        outcome: 'Safety of astaxanthin in food supplements',
        result:
          'Safe for adults, even with a diet rich in fish. Teenagers reach the acceptable intake, and younger children exceed it.',
      },
    ],
    funding: { text: 'A public authority of the European Union', isInterested: false },
    checkedOn: '2026-11-27',
  },
  'fassett-2011': {
    parts: [
      {
        ...review,
        outcome: 'Heart and blood vessels',
        result: 'Knows of no completed clinical study of heart disease in people, and calls for trials.',
      },
    ],
    funding: null,
    checkedOn: '2026-11-27',
  },
  'guerin-2003': {
    parts: [
      {
        ...review,
        outcome: 'Uses of astaxanthin for health and nutrition',
        result: 'Reports, from animals, that astaxanthin passes the barriers to brain and retina.',
      },
    ],
    funding: interested('All authors worked for Mera Pharmaceuticals, a producer'),
    checkedOn: null,
  },
  'ng-2021': {
    parts: [
      {
        ...review,
        people: 'Eleven clinical studies, six of them randomized, double-blind and placebo-controlled',
        outcome: 'Skin: texture, wrinkles and moisture',
        result:
          'Encouraging, from small groups, mostly healthy women in Japan, and often paid for by companies. No serious adverse event.',
      },
    ],
    funding: null,
    checkedOn: '2026-11-27',
  },
  'nishida-2007': {
    parts: [
      {
        ...laboratory,
        outcome: 'How fast antioxidants quench singlet oxygen in a test tube',
        result: 'Astaxanthin was the fastest. Nothing was measured in people.',
      },
    ],
    funding: interested('All authors worked for Fuji Chemical Industry, a producer'),
    checkedOn: '2026-11-27',
  },
  'odeberg-2003': {
    parts: [
      {
        ...absorption,
        participants: 32,
        people: 'Healthy men, without blinding',
        dose: '40 mg once',
        outcome: 'How much reaches the blood, by formula',
        result:
          'Oil-based formulas were absorbed 1.7 to 3.7 times as well as the reference. Half-life about 16 hours.',
      },
    ],
    funding: interested('Two of the four authors worked for AstaCarotene, a producer'),
    checkedOn: READ,
  },
  'okada-2009': {
    parts: [
      {
        ...absorption,
        outcome: 'How much reaches the blood, before or after a meal, and in smokers',
        result: 'Blood levels were higher when it was taken after a meal than before.',
      },
    ],
    funding: null,
    checkedOn: null,
  },
};
