import { eyeHealthGuide } from '@astaguide/content/eye-health-guide';
import { GuideLayout } from './guide-layout';

export const intro = eyeHealthGuide;

export default function EyeHealthGuidePage() {
  return <GuideLayout page={eyeHealthGuide} topic="eye" />;
}
