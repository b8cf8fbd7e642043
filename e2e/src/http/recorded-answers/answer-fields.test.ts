import { withNewNames, withoutMoments } from './answer-fields';

const renamed = { slot: 'linkPlacement', few: 'last5Minutes' };

test('fields, dimensions and columns of files have their new names, and values stay', () => {
  const recorded = {
    few: 2,
    breakdowns: [{ dimension: 'slot', rows: [{ key: 'slot', slot: 'review' }] }, { dimension: 'page' }],
    file: { columns: 'page,slot,clicks', rows: ['slot,slot,1'] },
    exported: [{ event_type: 'x', slot: 'review', event_data: { slot: 'review' } }],
  };
  expect(withNewNames(recorded, renamed)).toEqual({
    last5Minutes: 2,
    breakdowns: [
      { dimension: 'linkPlacement', rows: [{ key: 'slot', linkPlacement: 'review' }] },
      { dimension: 'page' },
    ],
    file: { columns: 'page,link_placement,clicks', rows: ['slot,slot,1'] },
    exported: [{ event_type: 'x', link_placement: 'review', event_data: { linkPlacement: 'review' } }],
  });
});

test('replaces a moment of the run, and keeps a missing one', () => {
  const answer = (asOf: string | null) => withoutMoments({ derived: { asOf, missingDays: 0 } });
  expect(answer('2026-03-10T00:00:00Z')).toEqual(answer('2026-03-11T00:00:00Z'));
  expect(answer('2026-03-10T00:00:00Z')).not.toEqual(answer(null));
  expect(answer(null)).toEqual({ derived: { asOf: null, missingDays: 0 } });
});
