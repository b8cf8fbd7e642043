/** Fallback for browsers without paint timing, and for images that never finish loading. Milliseconds. */
const LATEST = 2000;

/**
 * Inline script of every page: imports the first of its `data-modules`, and fetches the others meanwhile. The server's
 * HTML is complete, so all this waits until the page is painted and its first images are loaded; not in a hidden page,
 * nor with `data-at-once`. A module of its own that waits would delay the first paint on slow networks.
 */
export const LOAD_MODULES = [
  "(()=>{const d=document,{modules,atOnce}=d.currentScript.dataset,[entry,...others]=modules.split(' ');",
  'let loads=0,open=2;',
  'const load=()=>{if(loads++)return;for(const href of others)',
  "d.head.append(Object.assign(d.createElement('link'),{rel:'modulepreload',href}));import(entry)};",
  'if(d.hidden||atOnce)return load();',
  'const one=()=>{--open||load()};',
  "new PerformanceObserver(l=>{l.getEntriesByName('first-contentful-paint').length&&one()}).observe({type:'paint',buffered:true});",
  `addEventListener('load',one);d.addEventListener('visibilitychange',load);setTimeout(load,${LATEST})})()`,
].join('');
