import { NotFoundError } from '../errors';
import { IdParam } from './id-param';

describe('an id in a path', () => {
  const param = new IdParam();

  it.each([
    ['1', 1],
    ['2147483647', 2147483647],
  ])('%s is read', (text, id) => expect(param.transform(text)).toBe(id));

  it.each(['', '0', '01', '-1', '1.5', '1e3', 'abc', '2147483648', ' 1'])('%p is not found', (text) => {
    expect(() => param.transform(text)).toThrow(NotFoundError);
  });
});
