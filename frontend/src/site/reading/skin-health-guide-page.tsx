import { skinHealthGuide } from '@astaguide/content/skin-health-guide';
import { GuideLayout } from './guide-layout';

export const intro = skinHealthGuide;

export default function SkinHealthGuidePage() {
  return <GuideLayout page={skinHealthGuide} topic="skin" />;
}
