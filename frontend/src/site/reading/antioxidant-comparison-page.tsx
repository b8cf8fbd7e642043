import { antioxidantComparison } from '@astaguide/content/antioxidant-comparison';
import { TextLayout } from './text-layout';

export const intro = antioxidantComparison;

export default function AntioxidantComparisonPage() {
  return <TextLayout page={antioxidantComparison} kicker="Comparison" />;
}
