import { post as enduranceTrials } from './blog-posts/astaxanthin-and-endurance-what-three-cycling-trials-show';
import { post as skinTrials } from './blog-posts/astaxanthin-for-skin-reading-the-human-trials';
import { post as trainingBlock } from './blog-posts/astaxanthin-in-a-training-block';
import { post as withFood } from './blog-posts/astaxanthin-with-food';
import type { DemoBlogPost } from './blog-posts/demo-blog-post';
import { post as dailyDose } from './blog-posts/how-much-astaxanthin-a-day';
import { post as labelReading } from './blog-posts/how-to-judge-an-astaxanthin-supplement';
import { post as naturalOrSynthetic } from './blog-posts/natural-or-synthetic-astaxanthin';
import { post as tiredEyes } from './blog-posts/tired-eyes-and-screens-can-astaxanthin-help';

/** The articles of the demo catalog, newest first, the draft last. */
export const demoBlogPosts: DemoBlogPost[] = [
  labelReading,
  enduranceTrials,
  trainingBlock,
  skinTrials,
  tiredEyes,
  dailyDose,
  naturalOrSynthetic,
  withFood,
];
