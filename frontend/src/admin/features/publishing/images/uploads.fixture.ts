import type { Image } from '@astaguide/contracts/publishing/image';
import { act } from '@testing-library/react';

/** An image of the library with plain defaults. */
export function sampleImage(fields: Partial<Image> = {}): Image {
  const filename = fields.filename ?? 'picture.webp';
  return {
    filename,
    url: `/uploads/${filename}`,
    size: 51_200,
    width: 500,
    height: 300,
    uploadedAt: '2026-05-04T10:00:00.000Z',
    usedBy: [],
    ...fields,
  };
}

/** A file of type image/png, without valid content. */
export const png = (name: string, size = 10) => {
  const file = new File(['x'], name, { type: 'image/png' });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

interface Sending {
  /** Reports the share that is sent, from 0 to 1. */
  progress: (share: number) => void;
  answer: (status: number, body: unknown) => Promise<void>;
  lose: () => Promise<void>;
}

/** Mocks XMLHttpRequest, which uploads use because fetch does not report progress. */
export function answerUploads(): Sending[] {
  const sendings: Sending[] = [];
  class Upload {
    upload: { onprogress?: (event: object) => void } = {};
    status = 0;
    statusText = '';
    responseText = '';
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    open() {}
    getResponseHeader = () => null;
    abort() {
      this.onabort?.();
    }
    send() {
      sendings.push({
        progress: (share) =>
          act(() => this.upload.onprogress?.({ lengthComputable: true, loaded: share * 100, total: 100 })),
        answer: (status, body) =>
          act(() => {
            this.status = status;
            this.responseText = JSON.stringify(body);
            return Promise.resolve(this.onload?.());
          }),
        lose: () => act(() => Promise.resolve(this.onerror?.())),
      });
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: Upload });
  return sendings;
}
