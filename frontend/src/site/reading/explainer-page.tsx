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
    >
      {/* On narrow screens the product is below the text. */}
      <div className="lg:hidden">
        <SidebarProduct />
      </div>
    </TextLayout>
  );
}
