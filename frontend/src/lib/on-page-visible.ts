/** Fallback for browsers without paint timing, and for images that never finish loading. */
const LATEST = 2000;

/** Resolves when the page is painted and its first images are loaded; immediately in a hidden page. */
export async function onPageVisible(): Promise<void> {
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
