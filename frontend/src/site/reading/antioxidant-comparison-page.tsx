import { antioxidantComparison } from '@astaguide/content/antioxidant-comparison';
import { ContentsAside } from './contents-aside';
import { TextLayout } from './text-layout';

export const intro = antioxidantComparison;

export default function AntioxidantComparisonPage() {
  return (
    <TextLayout
      page={antioxidantComparison}
      kicker="Comparison"
      aside={(anchors) => <ContentsAside anchors={anchors} />}
      asideSide="left"
    />
  );
}
