import { ApiError } from '../../../api/http';
import { refusalOf, uploadFailure } from './upload-refusal';

const problem = (status: number, detail: string) =>
  new ApiError(status, JSON.stringify({ type: 'about:blank', title: 'No', status, detail }));

describe('a file', () => {
  it.each(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'])('of %s is sent', (type) =>
    expect(refusalOf({ type, size: 10 * 1024 * 1024 })).toBeUndefined(),
  );

  it.each(['image/svg+xml', 'application/pdf', ''])('of “%s” is not', (type) =>
    expect(refusalOf({ type, size: 1 })).toBe('Not a PNG, JPG, GIF, WebP or AVIF image'),
  );

  it('of a byte more than 10 MiB is not', () =>
    expect(refusalOf({ type: 'image/png', size: 10 * 1024 * 1024 + 1 })).toBe('Larger than 10 MB'));
});

describe('an upload that failed', () => {
  it('has the reason in the server’s words, and no second try for what is refused', () => {
    expect(uploadFailure(problem(415, 'Only pictures are taken.'))).toEqual({
      failure: 'Only pictures are taken.',
      isRetryable: false,
    });
    expect(uploadFailure(problem(413, 'Too large.'))).toEqual({
      failure: 'Larger than 10 MB',
      isRetryable: false,
    });
  });

  it('may be tried again where the server or the way to it is at fault', () => {
    expect(uploadFailure(problem(503, 'Busy.'))).toEqual({ failure: 'Busy.', isRetryable: true });
    expect(uploadFailure(new TypeError('Failed')).isRetryable).toBe(true);
  });
});
