import { explainer } from '@astaguide/content/explainer';
import { ExplainerAside, SidebarProduct } from './explainer-aside';
import { TextLayout } from './text-layout';

export const intro = explainer;

export default function ExplainerPage() {
  return (
    <TextLayout
      page={explainer}
      kicker="In-depth guide"
      aside={(anchors) => <ExplainerAside anchors={anchors} />}
      asideSide="right"
    >
      {/* Where there is no room beside the text, its product follows it. */}
      <div className="lg:hidden">
        <SidebarProduct />
      </div>
    </TextLayout>
  );
}
