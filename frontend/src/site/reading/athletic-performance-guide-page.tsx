import { athleticPerformanceGuide } from '@astaguide/content/athletic-performance-guide';
import { GuideLayout } from './guide-layout';

export const intro = athleticPerformanceGuide;

export default function AthleticPerformanceGuidePage() {
  return <GuideLayout page={athleticPerformanceGuide} topic="athletic" />;
}
