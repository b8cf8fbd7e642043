import { studiesPage } from '@astaguide/content/studies/studies-page';
import { studies } from '@astaguide/content/studies/studies';
import { lastChecked, recordOf } from '@astaguide/content/studies/study-records';
import type { OwnStudy } from '@astaguide/contracts/catalog/evidence/study';
import type { StudyChange } from '@astaguide/contracts/catalog/evidence/study-change';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../../../testing/render-page';
import { StudyChangesContext } from '../../../ui/content/studies/study-changes-context';
import { studiesDataset } from './dataset';
import { answerApi } from '../../../testing/api-answers';
import StudiesPage from './studies-page';
import { StudyEntry } from '../../../ui/content/studies/study-entry';

const site = { url: 'https://site.example', name: 'AstaGuide' };

const change: StudyChange = {
  key: 'tominaga-2017',
  kind: 'retracted',
  date: '2026-02-03',
  note: 'Data were wrong.',
  noticeUrl: 'https://journal.example/notices/1',
};

const renderRecords = (changes: readonly StudyChange[] = []) =>
  renderPage(
    <StudyChangesContext value={changes}>
      {studies.map((study) => (
        <StudyEntry
          key={study.key}
          study={study}
          record={recordOf(study.key)}
          checkedOn={lastChecked(recordOf(study.key), study.key, [])}
        />
      ))}
    </StudyChangesContext>,
  );

test('each study has its record, with its link and what is not recorded', () => {
  renderRecords();
  for (const { key } of studies) expect(document.getElementById(key)).not.toBeNull();
  const nagaki = within(screen.getByRole('article', { name: 'Nagaki et al. 2002' }));
  nagaki.getByText('26');
  nagaki.getByText('People who work at screens');
  nagaki.getByText('Not yet');
  nagaki.getByText('Not available online');
  expect(nagaki.getAllByText('not recorded')).toHaveLength(1);
  const park = within(screen.getByRole('article', { name: 'Park et al. 2010' }));
  expect(park.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/studies/park-2010',
    'https://doi.org/10.1186/1743-7075-7-18',
  ]);
  const tominaga = within(screen.getByRole('article', { name: 'Tominaga et al. 2012' }));
  tominaga.getByText('Trial without a control group');
  tominaga.getByRole('heading', { name: 'Study 2 of the paper' });
});

test('everything in the structured data is on the page', () => {
  renderRecords([change]);
  const dataset = studiesDataset(site, [change], []) as Record<string, unknown>;
  const shown = document.body.textContent;
  expect(dataset).toMatchObject({
    '@type': 'Dataset',
    url: 'https://site.example/studies',
    name: studiesPage.heading,
    description: studiesPage.lead,
  });
  for (const label of dataset.variableMeasured as string[]) expect(shown).toContain(label);
  const parts = dataset.hasPart as {
    name: string;
    author: string;
    datePublished: string;
    url: string;
    sameAs?: string;
    creativeWorkStatus?: string;
    correction?: { text: string; url: string };
  }[];
  expect(parts).toHaveLength(studies.length);
  for (const { name, author, datePublished, url, sameAs } of parts) {
    expect(shown).toContain(`${author} (${datePublished}). ${name}.`);
    expect(document.querySelector(`a[href="${new URL(url).pathname}"]`)).not.toBeNull();
    if (sameAs) expect(document.querySelector(`a[href="${sameAs}"]`)).not.toBeNull();
  }
});

test('a study that the owner added is in the structured data', () => {
  const own: OwnStudy = {
    key: 'own-2020',
    authors: 'Own A',
    year: 2020,
    title: 'A trial',
    journal: 'Journal',
    locator: null,
    doi: '10.1000/own',
    pubmedId: null,
    kind: 'trial',
    isRandomized: true,
    isBlinded: true,
    hasPlacebo: true,
    participants: 42,
    people: null,
    dose: null,
    weeks: 8,
    outcome: 'Endurance',
    result: null,
    effect: null,
    funding: null,
    checkedOn: null,
  };
  const { hasPart } = studiesDataset(site, [], [own]) as { hasPart: unknown[] };
  expect(hasPart).toHaveLength(studies.length + 1);
  expect(hasPart).toContainEqual(
    expect.objectContaining({
      name: 'A trial',
      url: 'https://site.example/studies/own-2020',
      sameAs: 'https://doi.org/10.1000/own',
    }),
  );
});

test('a retraction is in the structured data as on the page', () => {
  renderRecords([change]);
  const dataset = studiesDataset(site, [change], []) as { hasPart: Record<string, unknown>[] };
  const changed = dataset.hasPart.filter(({ creativeWorkStatus }) => creativeWorkStatus);
  expect(changed).toEqual([
    expect.objectContaining({
      url: 'https://site.example/studies/tominaga-2017',
      creativeWorkStatus: 'retracted',
      correction: {
        '@type': 'CorrectionComment',
        text: 'Data were wrong.',
        datePublished: '2026-02-03',
        url: 'https://journal.example/notices/1',
      },
    }),
  ]);
  const entry = within(screen.getByRole('article', { name: 'Tominaga et al. 2017' }));
  entry.getByText('Retracted', { exact: false });
  expect(entry.getByRole('link', { name: 'Read the notice' }).getAttribute('href')).toBe(
    'https://journal.example/notices/1',
  );
});

test('a retracted trial leaves the grades, and the owner’s check is the last one', async () => {
  answerApi({ 'GET /api/evidence/checks': () => [{ key: 'nagaki-2002', checkedOn: '2026-03-01' }] });
  const page = (changes: readonly StudyChange[]) => (
    <StudyChangesContext value={changes}>
      <StudiesPage />
    </StudyChangesContext>
  );
  const { show } = renderPage(page([]));
  const skin = () => screen.getAllByRole('row', { name: /^Skin/ })[0]!.textContent;
  expect(skin()).toContain('Limited3');
  const nagaki = within(screen.getByRole('article', { name: 'Nagaki et al. 2002' }));
  await nagaki.findByText('March 1, 2026');
  show(page([change]));
  expect(skin()).toContain('Limited2');
  expect(skin()).toContain('Retracted since: Tominaga et al. 2017.');
  show(page([{ ...change, kind: 'corrected' }]));
  expect(skin()).toContain('Limited3');
});

test('the description has the length that search engines show', () => {
  expect(studiesPage.description.length).toBeGreaterThanOrEqual(120);
  expect(studiesPage.description.length).toBeLessThanOrEqual(155);
});
