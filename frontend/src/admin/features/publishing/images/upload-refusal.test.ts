import { ApiError } from '../../../../lib/errors';
import { refusalOf, uploadFailure } from './upload-refusal';

const problem = (status: number, detail: string) =>
  new ApiError(status, JSON.stringify({ type: 'about:blank', title: 'No', status, detail }));

describe('refusalOf', () => {
  it.each(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'])('accepts %s', (type) =>
    expect(refusalOf({ type, size: 10 * 1024 * 1024 })).toBeUndefined(),
  );

  it.each(['image/svg+xml', 'application/pdf', ''])('rejects “%s”', (type) =>
    expect(refusalOf({ type, size: 1 })).toBe('Not a PNG, JPG, GIF, WebP or AVIF image'),
  );

  it('rejects a file of 10 MiB and one byte', () =>
    expect(refusalOf({ type: 'image/png', size: 10 * 1024 * 1024 + 1 })).toBe('Larger than 10 MB'));
});

describe('uploadFailure', () => {
  it('gives the reason for a rejected file, without a retry', () => {
    expect(uploadFailure(problem(415, 'Only pictures are taken.'))).toEqual({
      failure: 'Only pictures are taken.',
      isRetryable: false,
    });
    expect(uploadFailure(problem(413, 'Too large.'))).toEqual({
      failure: 'Larger than 10 MB',
      isRetryable: false,
    });
  });

  it('allows a retry after a server or network error', () => {
    expect(uploadFailure(problem(503, 'Busy.'))).toEqual({ failure: 'Busy.', isRetryable: true });
    expect(uploadFailure(new TypeError('Failed')).isRetryable).toBe(true);
  });
});
