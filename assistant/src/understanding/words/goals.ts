import type { evidence } from '@astaguide/content/studies/evidence';
import type { Concept } from './concepts';

interface Page {
  title: string;
  url: string;
}
interface GoalRow {
  /** The beginnings of the words that the texts of products have for it. */
  stated: readonly string[];
  /** The page that lists products for it. */
  page?: Page;
  /** The trials on it: their record, the page on them, and the site's text, as in `subjects`. */
  trials?: { record: keyof typeof evidence; page: Page; told: string };
}
const table = <Name extends Concept>(rows: Record<Name, GoalRow>): Readonly<Record<Name, GoalRow>> => rows;

const explained = { title: 'What trials in people show', url: '/what-is-astaxanthin#what-trials-show' };

/** What products can be listed for. */
export const goals = table({
  athletes: {
    stated: ['athlet', 'exercise', 'performance', 'endurance', 'recovery', 'muscle', 'training'],
    page: { title: 'Best Astaxanthin for Athletes', url: '/best-for-athletes' },
    trials: {
      record: 'endurance',
      page: { title: 'Astaxanthin and athletic performance', url: '/athletic-performance-guide' },
      told: 'faq athletes',
    },
  },
  eyes: {
    stated: ['eye', 'vision', 'macular', 'retina', 'sight'],
    page: { title: 'Best Astaxanthin for Eye Health', url: '/best-for-eye-health' },
    trials: {
      record: 'eyes',
      page: { title: 'Astaxanthin and your eyes', url: '/eye-health-guide' },
      told: 'faq eyes',
    },
  },
  skin: {
    stated: ['skin', 'anti-aging', 'uv', 'collagen', 'beauty'],
    page: { title: 'Astaxanthin for Skin: A Guide', url: '/skin-health-guide' },
    trials: {
      record: 'skin',
      page: { title: 'Astaxanthin and your skin', url: '/skin-health-guide' },
      told: 'faq skin',
    },
  },
  immune: {
    stated: ['immun'],
    trials: { record: 'immune', page: explained, told: `${explained.url} immune` },
  },
  beginners: {
    stated: ['beginner', 'starter', 'gentle start', 'gentle starting'],
    page: { title: 'Astaxanthin for Beginners', url: '/beginners-guide' },
  },
  heart: {
    stated: ['heart', 'cardio', 'cholesterol'],
    trials: { record: 'heart', page: explained, told: `${explained.url} lipids` },
  },
  memory: {
    stated: ['memory', 'brain', 'cognit'],
    trials: { record: 'memory', page: explained, told: `${explained.url} memory` },
  },
  seniors: { stated: ['over 50', 'older adult', 'healthy ageing', 'middle-aged'] },
});
export type Goal = keyof typeof goals;
export const goalNames = Object.keys(goals) as Goal[];
