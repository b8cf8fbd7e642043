import { interested, READ, trial, type StudyRecord } from './study-record';

/** Trials in people, by the key of the study. */
export const trials: Readonly<Record<string, StudyRecord>> = {
  'brown-2021': {
    parts: [
      {
        ...trial,
        participants: 12,
        people: 'Recreationally trained male cyclists, each compared with himself (crossover)',
        dose: '12 mg a day',
        weeks: 1,
        outcome: 'Time over 40 km, and fat burned',
        result:
          '51 seconds faster on average (1.2%), with a spread larger than the gain. More fat burned in the last kilometer.',
        effect: 'benefit',
      },
    ],
    funding: interested('The first author had research funding from AstaReal, a producer'),
    checkedOn: READ,
  },
  'earnest-2011': {
    parts: [
      {
        ...trial,
        isBlinded: null,
        participants: 14,
        people: 'Competitive cyclists; 21 began and 14 finished',
        dose: '4 mg a day',
        weeks: 4,
        outcome: 'Time over 20 km after a ride of 2 hours, and fuel burned',
        result:
          '121 seconds faster with astaxanthin, 19 with placebo. No difference in fat or carbohydrate burned.',
        effect: 'benefit',
      },
    ],
    funding: null,
    checkedOn: READ,
  },
  'ito-2018': {
    parts: [
      {
        ...trial,
        participants: 23,
        people: 'Healthy adults in Japan',
        dose: '4 mg a day',
        weeks: 10,
        outcome: 'UV light needed to redden skin, and moisture there',
        result: 'Slightly more UV light was needed, and less moisture was lost, than with placebo.',
        effect: 'benefit',
      },
    ],
    funding: interested('All authors worked for Fujifilm, which sells astaxanthin products'),
    checkedOn: READ,
  },
  'katagiri-2012': {
    parts: [
      {
        ...trial,
        participants: 96,
        people: 'Healthy middle-aged and older adults who complained of forgetfulness',
        dose: '6 or 12 mg a day',
        weeks: 12,
        outcome: 'Tests of memory and thinking',
        result: 'No significant difference from placebo. Some scores rose within the 12 mg group.',
        effect: 'none',
      },
    ],
    funding: interested('Two of the four authors worked for Yamaha Motor, which sold astaxanthin'),
    checkedOn: READ,
  },
  'nagaki-2002': {
    parts: [
      {
        ...trial,
        isRandomized: null,
        isBlinded: null,
        participants: 26,
        people: 'People who work at screens',
        dose: '5 mg a day',
        weeks: 4,
        outcome: 'Focusing range, flicker fusion and visual evoked potential',
        result: 'Focusing range improved. The two other measures did not change.',
        effect: 'mixed',
      },
    ],
    funding: null,
    checkedOn: null,
  },
  'park-2010': {
    parts: [
      {
        ...trial,
        participants: 42,
        people: 'Healthy young women, 21.5 years old on average',
        dose: '2 or 8 mg a day',
        weeks: 8,
        outcome: 'Immune response, oxidative damage and inflammation in blood',
        result:
          'A marker of DNA damage fell and natural killer cells were more active. Damage to fats did not change. C-reactive protein was lower with 2 mg only.',
        effect: 'mixed',
      },
    ],
    funding: interested('One of the five authors worked for La Haye Laboratories, a company'),
    checkedOn: READ,
  },
  'res-2013': {
    parts: [
      {
        ...trial,
        isRandomized: null,
        participants: 32,
        people: 'Well-trained young male cyclists and triathletes',
        dose: '20 mg a day',
        weeks: 4,
        outcome: 'Power in a time trial of about an hour, fat burned, antioxidant capacity of the blood',
        result: 'No difference in any of them, although astaxanthin in the blood rose.',
        effect: 'none',
      },
    ],
    funding: null,
    checkedOn: READ,
  },
  'spiller-2003': {
    parts: [
      {
        ...trial,
        participants: 35,
        people: 'Healthy adults',
        dose: '6 mg a day',
        weeks: 8,
        outcome: 'Safety, by blood tests',
        result: 'No difference from placebo that the authors considered clinically important.',
      },
    ],
    funding: interested('Paid for by Cyanotech, a producer'),
    checkedOn: null,
  },
  'tominaga-2012': {
    parts: [
      {
        ...trial,
        isRandomized: false,
        isBlinded: false,
        hasPlacebo: false,
        participants: 30,
        people: 'Healthy women',
        dose: '6 mg a day, and a lotion with astaxanthin',
        weeks: 8,
        outcome: 'Wrinkles, spots, elasticity, texture and moisture of skin',
        result: 'All improved, without a group to compare with.',
        effect: 'benefit',
      },
      {
        ...trial,
        participants: 36,
        people: 'Healthy men',
        dose: '6 mg a day',
        weeks: 6,
        outcome: 'Wrinkles, elasticity and moisture of skin',
        result:
          'Crow’s feet and elasticity improved and less water was lost. Moisture and oil showed a tendency only.',
        effect: 'benefit',
      },
    ],
    funding: interested('All authors worked for Fuji Chemical Industry, a producer'),
    checkedOn: READ,
  },
  'tominaga-2017': {
    parts: [
      {
        ...trial,
        participants: 65,
        people: 'Healthy women',
        dose: '6 or 12 mg a day',
        weeks: 16,
        outcome: 'Wrinkles and moisture of skin',
        result:
          'Both worsened with placebo and did not change significantly with astaxanthin. They did not improve.',
        effect: 'mixed',
      },
    ],
    funding: interested('All authors worked for AstaReal, a producer'),
    checkedOn: null,
  },
  'yoshida-2010': {
    parts: [
      {
        ...trial,
        participants: 61,
        people: 'Adults from 25 to 60 with slightly raised triglycerides, not obese',
        dose: '6, 12 or 18 mg a day',
        weeks: 12,
        outcome: 'Blood lipids and adiponectin',
        result: 'Triglycerides fell with 12 and 18 mg, HDL rose with 6 and 12 mg. LDL did not change.',
        effect: 'mixed',
      },
    ],
    funding: interested('Done together with Fuji Chemical Industry, which made the astaxanthin'),
    checkedOn: READ,
  },
};
