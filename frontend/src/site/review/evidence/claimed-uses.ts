import { researchAreas, type ResearchArea } from '@astaguide/content/studies/research-areas';
import { namesGoal, type GoalProduct } from '../../../ui/product/goals';

const goalOf: Record<ResearchArea['topic'], string> = {
  skin: 'Skin',
  eyes: 'Eyes',
  endurance: 'Endurance',
  immune: 'Immunity',
  heart: 'Heart',
  memory: 'Memory',
};

/** The research areas that match what a product says it is for. */
export function claimedUses(product: GoalProduct): ResearchArea[] {
  return researchAreas.filter(({ topic }) => namesGoal(product, goalOf[topic]));
}
