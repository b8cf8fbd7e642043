import { beginnersGuide } from '@astaguide/content/beginners-guide';
import { BeginnersPromo, BEGINNERS_PROMO_ANCHOR } from './beginners-promo';
import { TextLayout } from './text-layout';

export const intro = beginnersGuide;

const promoAnchors = [{ id: BEGINNERS_PROMO_ANCHOR, heading: 'A product to start with' }];

export default function BeginnersGuidePage() {
  return (
    <TextLayout page={beginnersGuide} kicker="Start here" moreAnchors={promoAnchors}>
      <BeginnersPromo />
    </TextLayout>
  );
}
