import { currentToast, toast } from '../../lib/toast-store';
import { ApiError } from '../../api/http';
import { otherEdit, saveForm } from './save-refusal';

const FIELDS = [{ name: 'title' }, { name: 'slug' }, { name: 'keywords' }] as const;
const TOLD = { done: 'Saved', failed: 'Not saved' };
const refusal = (status: number, fields: object) =>
  new ApiError(
    status,
    JSON.stringify({ type: 'about:blank', title: 'No', status, detail: 'No.', ...fields }),
  );

let told: unknown[][];
const save = (work: Promise<unknown>) =>
  saveForm(work, { setError: (...of: unknown[]) => void told.push(of) }, FIELDS, TOLD);

beforeEach(() => {
  told = [];
  toast({ title: 'Before' });
});

describe('saveForm', () => {
  it('shows a toast after a successful save', async () => {
    expect(await save(Promise.resolve())).toBe('saved');
    expect(currentToast()).toMatchObject({ title: 'Saved' });
    expect(told).toEqual([]);
  });

  it('links to the page of what was saved, if it has one', async () => {
    const saveWith = (page: string | undefined) =>
      saveForm(Promise.resolve('glow'), { setError: () => undefined }, FIELDS, {
        ...TOLD,
        pageOf: () => page,
      });
    await saveWith('/review/glow');
    expect(currentToast()?.link).toEqual({ label: 'View', href: '/review/glow' });
    await saveWith(undefined);
    expect(currentToast()?.link).toBeUndefined();
  });

  it('shows the first error of each rejected field and focuses the first of these fields', async () => {
    const errors = [
      { path: 'keywords.2', message: 'Too long' },
      { path: 'keywords.3', message: 'Too long as well' },
      { path: 'slug', message: 'This slug is taken' },
      { path: 'unknown', message: 'What?' },
    ];
    expect(await save(Promise.reject(refusal(422, { errors })))).toBe('refused');
    expect(told).toEqual([
      ['slug', { type: 'server', message: 'This slug is taken' }, { shouldFocus: true }],
      ['keywords', { type: 'server', message: 'Too long' }, { shouldFocus: false }],
    ]);
    expect(currentToast()).toMatchObject({ title: 'Before' });
  });

  it.each([
    ['the server failed', refusal(500, {})],
    ['the network is away', new TypeError('Failed to fetch')],
  ])('shows an error toast if %s', async (_why, failure) => {
    expect(await save(Promise.reject(failure))).toBe('refused');
    expect(currentToast()).toMatchObject({ title: 'Not saved', variant: 'destructive' });
    expect(told).toEqual([]);
  });

  it('returns the other edit on a conflict and shows nothing', async () => {
    expect(await save(Promise.reject(refusal(409, { current: { id: 3 } })))).toEqual({ theirs: { id: 3 } });
    expect(told).toEqual([]);
    expect(currentToast()).toMatchObject({ title: 'Before' });
  });
});

test('otherEdit returns a value only for a 409 response with the current version', () => {
  expect(otherEdit(refusal(409, { current: { id: 3 } }))).toEqual({ id: 3 });
  const errors = [{ path: 'slug', message: 'This slug is taken' }];
  expect(otherEdit(refusal(409, { errors }))).toBeUndefined();
  expect(otherEdit(refusal(422, { current: { id: 3 } }))).toBeUndefined();
});
