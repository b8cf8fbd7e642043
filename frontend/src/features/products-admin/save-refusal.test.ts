import { ApiError } from '../../api/http';
import { otherEdit, refusedFields } from './save-refusal';

const problem = (status: number, fields: object) =>
  new ApiError(
    status,
    JSON.stringify({ type: 'about:blank', title: 'Refused', status, detail: 'No.', ...fields }),
  );

test('messages stand at their fields, in the order of the form, one each', () => {
  const errors = [
    { path: 'slug', message: 'Taken' },
    { path: 'features.3', message: 'Too long' },
    { path: 'features.4', message: 'Too long as well' },
    { path: 'name', message: 'Name is required' },
    { path: 'unknown', message: 'What?' },
  ];
  expect(refusedFields(problem(422, { errors }))).toEqual([
    { field: 'name', message: 'Name is required' },
    { field: 'features', message: 'Too long' },
    { field: 'slug', message: 'Taken' },
  ]);
});

test('other failures belong to no field', () => {
  expect(refusedFields(problem(500, {}))).toEqual([]);
  expect(refusedFields(new TypeError('Failed to fetch'))).toEqual([]);
});

test('another edit is told by a 409 that carries it', () => {
  expect(otherEdit(problem(409, { current: { id: 3 } }))).toEqual({ id: 3 });
  expect(otherEdit(problem(409, { errors: [{ path: 'slug', message: 'Taken' }] }))).toBeUndefined();
  expect(otherEdit(problem(422, { current: { id: 3 } }))).toBeUndefined();
});
