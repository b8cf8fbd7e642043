import { LOAD_MODULES } from './load-modules';

/** Runs the script in a page, with a function in place of the import. */
function openPage({ hidden = false, atOnce }: { hidden?: boolean; atOnce?: string } = {}) {
  const listeners: Record<string, () => void> = {};
  const imported: string[] = [];
  const fetched: string[] = [];
  let onPaint: (list: { getEntriesByName(name: string): unknown[] }) => void = () => undefined;
  class Observer {
    constructor(callback: typeof onPaint) {
      onPaint = callback;
    }
    observe() {}
  }
  const listen = (name: string, listener: () => void) => void (listeners[name] = listener);
  const document = {
    hidden,
    currentScript: { dataset: { modules: '/entry.js /react.js /home.js', atOnce } },
    createElement: () => ({}),
    head: { append: ({ href }: { href: string }) => fetched.push(href) },
    addEventListener: listen,
  };
  const script = LOAD_MODULES.replace('import(', 'start(');
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  new Function('document', 'addEventListener', 'PerformanceObserver', 'start', script)(
    document,
    listen,
    Observer,
    (path: string) => imported.push(path),
  );
  return {
    imported,
    fetched,
    paint: (name: string) => onPaint({ getEntriesByName: (asked) => (asked === name ? [{}] : []) }),
    fire: (name: string) => listeners[name]!(),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('imports the entry and fetches the rest once the page is painted and its images are loaded', () => {
  const page = openPage();
  page.fire('load');
  page.paint('first-paint');
  expect([page.imported, page.fetched]).toEqual([[], []]);
  page.paint('first-contentful-paint');
  expect([page.imported, page.fetched]).toEqual([['/entry.js'], ['/react.js', '/home.js']]);
});

it('waits for the images, too', () => {
  const page = openPage();
  page.paint('first-contentful-paint');
  expect(page.imported).toEqual([]);
  page.fire('load');
  expect(page.imported).toEqual(['/entry.js']);
});

it('imports only once', () => {
  const page = openPage();
  page.fire('visibilitychange');
  page.paint('first-contentful-paint');
  page.fire('load');
  jest.runAllTimers();
  expect(page.imported).toEqual(['/entry.js']);
});

it('does not wait forever for an image', () => {
  const page = openPage();
  page.paint('first-contentful-paint');
  jest.advanceTimersByTime(2000);
  expect(page.imported).toEqual(['/entry.js']);
});

it('does not wait in a hidden page, which is never painted', () =>
  expect(openPage({ hidden: true }).imported).toEqual(['/entry.js']));

it('does not wait where the server rendered nothing', () =>
  expect(openPage({ atOnce: 'true' }).imported).toEqual(['/entry.js']));
