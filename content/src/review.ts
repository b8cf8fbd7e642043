import type { RichText } from './blocks';
import { efsaNote } from './claims';

/** The 'Expert Analysis' panel: the same for every product, so it must be true of any listed astaxanthin supplement. */
export const expertAnalysis = {
  grade: 'A+',
  gradeNote: 'Every listed product gets this grade. Don’t use it to choose.',
  prosHeading: 'Pros',
  pros: [
    'The dose is stated in milligrams of astaxanthin',
    'The number of servings is stated, so that the cost of a day can be compared',
    'One of the better studied carotenoid supplements',
    ['No safety concern in a review of 87 human studies ', { cite: 'brendler-2019' }],
  ] satisfies readonly RichText[],
  considerationsHeading: 'Considerations',
  considerations: [
    [`${efsaNote} `, { cite: 'efsa-2020' }, '; check the serving against it'],
    'Trials are small and short, and several found no effect',
    'Take it with a meal that contains fat, and give it weeks',
    'Talk to a doctor first if you are pregnant, nursing, or take medicines; not for children',
  ] satisfies readonly RichText[],
} as const;

/** The box below an article. */
export const aboutArticles = {
  heading: 'About these articles',
  text: 'We read the studies, say how large they were and who paid for them, and report results that found nothing. We are not doctors, and articles are not medical advice.',
} as const;
