import { act, renderHook } from '@testing-library/react';
import { z } from 'zod';
import { ApiError } from '../../../lib/errors';
import { currentToast, toast } from '../../../lib/toast-store';
import { otherEdit } from '../../lib/failure';
import { contractForm } from './contract-form';
import { useContractForm } from './use-contract-form';

const offers = z.array(z.object({ shop: z.string(), link: z.string() })).default([]);
const contract = contractForm(
  z.object({ title: z.string(), slug: z.string(), keywords: z.array(z.string()), offers }),
);
const FIELDS = [
  { name: 'title' },
  { name: 'slug' },
  { name: 'keywords' },
  {
    name: 'offers',
    items: {
      noun: 'offer',
      add: 'Add an offer',
      fields: [
        { name: 'shop', label: 'Shop' },
        { name: 'link', label: 'Link' },
      ],
    },
  },
] as const;
const refusal = (status: number, fields: object) =>
  new ApiError(
    status,
    JSON.stringify({ type: 'about:blank', title: 'No', status, detail: 'No.', ...fields }),
  );

/** Sends a form with two offers. */
async function save(send: () => Promise<unknown>) {
  const theirs = jest.fn();
  const options = {
    contract,
    values: {
      offers: [
        { shop: 'A', link: '' },
        { shop: 'B', link: '' },
      ],
    },
    fields: FIELDS,
  };
  const { result } = renderHook(() =>
    useContractForm({ ...options, send, done: 'Saved', failed: 'Not saved', onConflict: theirs }),
  );
  const setFocus = jest.spyOn(result.current.form, 'setFocus').mockReturnValue();
  const saved = await act(() => result.current.submit());
  const errorAt = (path: string) => result.current.form.getFieldState(path as 'title').error?.message;
  return { saved, theirs, errorAt, focused: setFocus.mock.calls.map(([path]) => path) };
}

beforeEach(() => {
  toast({ title: 'Before' });
});

describe('a form of a contract', () => {
  it('shows a toast after a successful save', async () => {
    expect((await save(() => Promise.resolve('stored'))).saved).toMatchObject({ result: 'stored' });
    expect(currentToast()).toMatchObject({ title: 'Saved' });
  });

  it('shows the first error of each rejected field and focuses the first of these fields', async () => {
    const errors = [
      { path: 'offers.1.link', message: 'This leads in a circle' },
      { path: 'keywords.2', message: 'Too long' },
      { path: 'keywords.3', message: 'Too long as well' },
      { path: 'slug', message: 'This slug is taken' },
      { path: 'unknown', message: 'What?' },
    ];
    const { saved, errorAt, focused } = await save(() => Promise.reject(refusal(422, { errors })));
    expect(saved).toBeUndefined();
    expect(['slug', 'keywords', 'offers.1.link', 'offers.0.link'].map(errorAt)).toEqual([
      'This slug is taken',
      'Too long',
      'This leads in a circle',
      undefined,
    ]);
    expect(focused).toEqual(['slug']);
    expect(currentToast()).toMatchObject({ title: 'Before' });
  });

  it.each([
    ['the server failed', refusal(500, {})],
    ['the network is away', new TypeError('Failed to fetch')],
  ])('shows an error toast if %s', async (_why, failure) => {
    const { saved, focused } = await save(() => Promise.reject(failure));
    expect(saved).toBeUndefined();
    expect(currentToast()).toMatchObject({ title: 'Not saved', variant: 'destructive' });
    expect(focused).toEqual([]);
  });

  it('hands over the other edit on a conflict and shows nothing', async () => {
    const { saved, theirs } = await save(() => Promise.reject(refusal(409, { current: { id: 3 } })));
    expect(saved).toBeUndefined();
    expect(theirs.mock.calls).toEqual([[{ id: 3 }]]);
    expect(currentToast()).toMatchObject({ title: 'Before' });
  });
});

test('otherEdit returns a value only for a 409 response with the current version', () => {
  expect(otherEdit(refusal(409, { current: { id: 3 } }))).toEqual({ id: 3 });
  const errors = [{ path: 'slug', message: 'This slug is taken' }];
  expect(otherEdit(refusal(409, { errors }))).toBeUndefined();
  expect(otherEdit(refusal(422, { current: { id: 3 } }))).toBeUndefined();
});
