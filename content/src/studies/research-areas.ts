import type { TitledText } from '../blocks';
import { evidence, trialCount, type Topic } from './evidence';

export interface ResearchArea extends TitledText {
  topic: Topic;
  /** '3 human trials cited' */
  count: string;
  /** Keys of the counted trials. */
  trials: readonly string[];
  /** The page that explains the subject. */
  href: string;
}

/** The six cards below the list of articles. */
export const researchAreas: readonly ResearchArea[] = [
  area(
    'skin',
    'Skin and UV',
    '/skin-health-guide',
    'Does it change how skin holds moisture, wrinkles or reacts to ultraviolet light? The best studied question, in small trials.',
  ),
  area(
    'eyes',
    'Eye strain',
    '/eye-health-guide',
    'Can it ease the focusing muscle after hours at a screen? One small trial says perhaps, on one measure of three.',
  ),
  area(
    'endurance',
    'Endurance',
    '/athletic-performance-guide',
    'Do riders go faster or burn more fat? Trials disagree, and the largest found no effect.',
  ),
  area(
    'immune',
    'Immune and oxidative markers',
    '/what-is-astaxanthin',
    'Blood markers shifted in young women. What that means for everyday health has not been shown.',
  ),
  area(
    'heart',
    'Blood lipids',
    '/what-is-astaxanthin',
    'Triglycerides and HDL moved in one trial, LDL did not. Heart attacks and strokes were not studied.',
  ),
  area(
    'memory',
    'Memory and thinking',
    '/what-is-astaxanthin',
    'A twelve-week trial in 96 adults found no significant difference between the groups overall.',
  ),
];

export const researchAreasHeading = 'Research Areas';

function area(topic: Topic, title: string, href: string, text: string): ResearchArea {
  return { topic, title, text, href, count: trialCount(topic), trials: evidence[topic].trials };
}
