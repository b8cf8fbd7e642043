/** A browser that does not tell when it painted has painted by then; a picture that hangs is not waited for. */
const LATEST = 2000;

/** Resolves when the page is painted and its first pictures are there; at once where nobody sees it. */
export async function pageShown(): Promise<void> {
  if (document.hidden) return;
  await Promise.race([
    Promise.all([painted(), loaded()]),
    new Promise((resolve) => setTimeout(resolve, LATEST)),
    new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true })),
  ]);
}

function painted(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}

async function loaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}
