import { ApiError } from './http';
import { otherEdit, refusedFields } from './save-refusal';

const FIELDS = ['title', 'slug', 'keywords'] as const;
const refusal = (status: number, fields: object) =>
  new ApiError(
    status,
    JSON.stringify({ type: 'about:blank', title: 'No', status, detail: 'No.', ...fields }),
  );

describe('a refused save', () => {
  it('has its messages at their fields, in the order of the form, one each', () => {
    const errors = [
      { path: 'keywords.2', message: 'Too long' },
      { path: 'keywords.3', message: 'Too long as well' },
      { path: 'slug', message: 'This slug is taken' },
      { path: 'unknown', message: 'What?' },
    ];
    expect(refusedFields(refusal(422, { errors }), FIELDS)).toEqual([
      { field: 'slug', message: 'This slug is taken' },
      { field: 'keywords', message: 'Too long' },
    ]);
  });

  it('belongs to no field when the server or the network failed', () => {
    expect(refusedFields(refusal(500, {}), FIELDS)).toEqual([]);
    expect(refusedFields(new TypeError('Failed to fetch'), FIELDS)).toEqual([]);
  });

  it('carries the other edit where there was one', () => {
    expect(otherEdit(refusal(409, { current: { id: 3 } }))).toEqual({ id: 3 });
    expect(
      otherEdit(refusal(409, { errors: [{ path: 'slug', message: 'This slug is taken' }] })),
    ).toBeUndefined();
    expect(otherEdit(refusal(422, { current: { id: 3 } }))).toBeUndefined();
  });
});
