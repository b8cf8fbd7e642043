import { configure } from '@testing-library/react';

// Browser APIs that jsdom lacks, as far as components need them.

configure({
  // Without the whole document in the output, which would hide the failure.
  getElementError: (message) => new Error(message ?? 'Not found'),
  // A busy machine is slow; the limit only catches what never comes.
  asyncUtilTimeout: 20_000,
});

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

Object.assign(globalThis, {
  IntersectionObserver: NoObserver,
  ResizeObserver: NoObserver,
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
});
Object.assign(window, { scrollTo: () => {} });
Object.assign(Element.prototype, {
  scrollIntoView() {},
  hasPointerCapture: () => false,
  setPointerCapture() {},
  releasePointerCapture() {},
});
Object.assign(HTMLDialogElement.prototype, {
  show(this: HTMLDialogElement) {
    this.open = true;
  },
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
