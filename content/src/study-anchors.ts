import { faq, questionGroups } from './faq';
import { bestForAthletes, bestForEyeHealth } from './landing-pages';
import { athleticPerformanceGuide } from './athletic-performance-guide';
import { eyeHealthGuide } from './eye-health-guide';
import { guidePages } from './pages';
import { skinHealthGuide } from './skin-health-guide';
import { sourceAnchor } from './studies/citation';
import { citedStudies, textsOf } from './studies/cited-studies';

/** The pages that list their sources, with the texts that cite them: guides to one subject first. */
const pages = [
  ...[eyeHealthGuide, skinHealthGuide, athleticPerformanceGuide, ...guidePages].map((page) => ({
    path: page.path,
    texts: textsOf(page),
  })),
  { path: faq.path, texts: questionGroups.flatMap(({ questions }) => questions.map(({ answer }) => answer)) },
  ...[bestForAthletes, bestForEyeHealth].map(({ path, lead, howWePicked, dosage, questions }) => ({
    path,
    texts: [...textsOf({ lead, sections: [howWePicked, dosage] }), ...questions.map(({ answer }) => answer)],
  })),
];

/** The first place that lists each cited study, by its key: '/skin-health-guide#source-ito-2018'. */
export const studyAnchors: ReadonlyMap<string, string> = new Map(
  pages
    .toReversed()
    .flatMap(({ path, texts }) =>
      citedStudies(texts).map(({ key }) => [key, `${path}#${sourceAnchor(key)}`] as const),
    ),
);
