import { citedStudies } from '@astaguide/content/studies/cited-studies';
import { studyChanges, type StudyChange } from '@astaguide/content/studies/study-changes';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { CitedStudiesContext } from './cited-studies-context';
import { RichText } from './rich-text';
import { Sources } from './sources';

const text = ['It rose ', { cite: 'park-2010' }, '.'] as const;
const studies = citedStudies([text]);

const renderText = () =>
  renderPage(
    <CitedStudiesContext value={studies}>
      <p>
        <RichText text={text} />
      </p>
      <Sources studies={studies} />
    </CitedStudiesContext>,
  );

const change: StudyChange = {
  key: 'park-2010',
  status: 'retracted',
  date: '2026-02-03',
  note: 'Data were wrong.',
};
const changes = studyChanges as StudyChange[];
afterEach(() => void changes.splice(0));

test('a reference opens the note of its study, which leads to the record and to the source', () => {
  renderText();
  const opens = screen.getByRole('button', { name: 'Park et al. 2010' }).getAttribute('popovertarget');
  const note = document.getElementById(opens!)!;
  expect(note.getAttribute('popover')).toBe('auto');
  const links = Array.from(note.querySelectorAll('a'), (link) => link.getAttribute('href'));
  expect(links).toEqual(['/studies#park-2010', 'https://doi.org/10.1186/1743-7075-7-18']);
});

test('the list of sources leads to the record and to the source without the note', () => {
  renderText();
  const list = within(document.querySelector<HTMLElement>('ol:has(#source-park-2010)')!);
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/studies#park-2010',
    'https://doi.org/10.1186/1743-7075-7-18',
  ]);
});

test('a retraction shows at the reference, in its note and in the list of sources', () => {
  changes.push(change);
  const { container } = renderText();
  expect(container.querySelector('p')!.textContent).toBe('It rose (Park et al. 2010, retracted).');
  const notes = screen.getAllByText(/Retracted/, { selector: 'strong' });
  expect(notes.map(({ textContent }) => textContent)).toEqual([
    'Retracted February 3, 2026: Data were wrong.',
    'Retracted February 3, 2026: Data were wrong.',
  ]);
});
