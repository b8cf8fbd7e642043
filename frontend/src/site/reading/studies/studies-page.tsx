import { studies } from '@astaguide/content/studies/studies';
import { studiesPage } from '@astaguide/content/studies/studies-page';
import { ContentsAside } from '../contents-aside';
import { TextLayout } from '../text-layout';
import { studiesDataset } from './dataset';
import { StudyEntry } from './study-entry';

export const intro = studiesPage;
export const jsonLd = studiesDataset;

const records = { id: 'records', heading: 'The records' };
const moreAnchors = [records];

export default function StudiesPage() {
  return (
    <TextLayout
      page={studiesPage}
      kicker="Evidence"
      moreAnchors={moreAnchors}
      aside={(anchors) => <ContentsAside anchors={anchors} />}
      asideSide="left"
    >
      <section aria-labelledby={records.id}>
        <h2 id={records.id} className="mb-4 scroll-mt-24 text-xl">
          {records.heading}
        </h2>
        {studies.map((study) => (
          <StudyEntry key={study.key} study={study} />
        ))}
      </section>
    </TextLayout>
  );
}
