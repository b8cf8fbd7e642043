import type { StudyUses } from '@astaguide/contracts/catalog/evidence/study-uses';
import { screen, within } from '@testing-library/react';
import { answerApi } from '../../../../testing/api-answers';
import { renderPage } from '../../../../testing/render-page';
import StudyUsesPanel from './study-uses-panel';

const use = { kind: 'page', url: '/faq#safe', isChecked: false } as const;
const park: StudyUses = {
  key: 'park-2010',
  label: 'Park et al. 2010',
  title: 'Astaxanthin decreased oxidative stress in humans',
  isOwn: false,
  change: null,
  checkedOn: null,
  uses: [
    { ...use, id: 'page Safety', title: 'Safety' },
    { ...use, id: 'page Dose', title: 'Dose' },
  ],
};
const retracted: StudyUses = {
  ...park,
  change: { kind: 'retracted', date: '2026-02-03', note: 'Data were wrong.', noticeUrl: null },
};

async function renderPanel(study: StudyUses) {
  const calls = answerApi({
    'GET /api/evidence/uses': () => [study],
    'PUT /api/evidence/studies/park-2010/change': () => ({}),
    'DELETE /api/evidence/studies/park-2010/change': () => undefined,
    'PUT /api/evidence/studies/park-2010/checked-uses': () => undefined,
    'PUT /api/evidence/studies/park-2010/check': () => ({}),
  });
  const { user } = renderPage(<StudyUsesPanel />);
  const list = within(await screen.findByRole('list', { name: 'Cited studies' }));
  return { user, list, writes: () => calls.filter(({ method }) => method !== 'GET') };
}

test('a change needs what happened, when, and a note; its link is one of the web', async () => {
  const { user, list, writes } = await renderPanel(park);
  await user.click(list.getByText(/^cited in/));
  await user.click(list.getByRole('button', { name: 'Record a change of Park et al. 2010' }));
  const form = within(list.getByRole('form', { name: 'Change of Park et al. 2010' }));
  await user.type(form.getByRole('textbox', { name: 'Link to the notice' }), 'javascript:alert(1)');
  await user.click(form.getByRole('button', { name: 'Save' }));
  form.getByText('Choose what happened');
  form.getByText('Enter a date');
  form.getByText('Enter what was wrong');
  form.getByText('Enter a URL that starts with https://');
  expect(writes()).toEqual([]);
});

test('a recorded change is sent as entered', async () => {
  const { user, list, writes } = await renderPanel(park);
  await user.click(list.getByText(/^cited in/));
  await user.click(list.getByRole('button', { name: 'Record a change of Park et al. 2010' }));
  const form = within(list.getByRole('form', { name: 'Change of Park et al. 2010' }));
  await user.selectOptions(form.getByRole('combobox', { name: 'What happened' }), 'Expression of concern');
  await user.type(form.getByLabelText('Date of the notice'), '2026-02-03');
  await user.type(form.getByRole('textbox', { name: 'Note' }), 'Data are in doubt.');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(writes()).toMatchObject([
    {
      method: 'PUT',
      path: '/api/evidence/studies/park-2010/change',
      body: { kind: 'concern', date: '2026-02-03', note: 'Data are in doubt.', noticeUrl: null },
    },
  ]);
  expect(list.queryByRole('form')).toBeNull();
});

test('of a changed study each use can be checked, and the change removed', async () => {
  const { user, list, writes } = await renderPanel({
    ...retracted,
    uses: [{ ...retracted.uses[0]!, isChecked: true }, retracted.uses[1]!],
  });
  list.getByText('cited in 2 places, 1 to check');
  list.getByText(/^Retracted/);
  await user.click(list.getByRole('checkbox', { name: 'Checked: Dose' }));
  await user.click(list.getByRole('button', { name: 'Remove the change of Park et al. 2010' }));
  expect(writes()).toMatchObject([
    { path: '/api/evidence/studies/park-2010/checked-uses', body: { ids: ['page Safety', 'page Dose'] } },
    { method: 'DELETE', path: '/api/evidence/studies/park-2010/change' },
  ]);
});

test('a record is marked as checked on a day that has been', async () => {
  const { user, list, writes } = await renderPanel(park);
  await user.click(list.getByText(/^cited in/));
  expect(list.queryByRole('checkbox')).toBeNull();
  list.getByText('Record not checked yet');
  await user.click(list.getByRole('button', { name: 'Mark as checked Park et al. 2010' }));
  const day = list.getByLabelText('Compared with the source on');
  await user.clear(day);
  await user.type(day, '2099-01-01');
  await user.click(list.getByRole('button', { name: 'Save' }));
  list.getByText('Choose a day that is not in the future');
  await user.clear(day);
  await user.type(day, '2026-02-03');
  await user.click(list.getByRole('button', { name: 'Save' }));
  expect(writes()).toMatchObject([{ body: { checkedOn: '2026-02-03' } }]);
});
