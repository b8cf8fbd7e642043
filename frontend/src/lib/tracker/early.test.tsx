import { EARLY } from './early';
import { VISIT_KEY } from './storage-keys';

const MINUTE = 60_000;
const NOON = Date.parse('2026-11-29T12:00:00Z');

interface Sent {
  eventType: string;
  eventData: Record<string, unknown>;
}

interface Opening {
  address?: string;
  referrer?: string;
  navigation?: string;
  view?: string;
}

let sent: Sent[];

/** Opens a page in this tab: runs the inline script as a browser does. @returns the events it sends at once */
function open({
  address = '/',
  referrer = '',
  navigation = 'navigate',
  view = 'page_view',
}: Opening = {}): Sent[] {
  window.history.replaceState(null, '', address);
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  performance.getEntriesByType = () => [{ type: navigation } as unknown as PerformanceEntry];
  sent = [];
  const script = document.createElement('script');
  if (view) script.dataset.view = view;
  script.textContent = EARLY;
  document.head.append(script);
  script.remove();
  return sent;
}

/** The source of the visit, as the next event of this page says it. The size of the screen comes with it. */
function nextSource(): object {
  const { screen, ...source } = window.visitSource!();
  expect(screen).toBe('small');
  return source;
}

/** The same for an event of a page that was just opened. */
function sourceOf(opening: Opening): object {
  open(opening);
  return nextSource();
}

function setHidden(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
  delete window.visitSource;
  setHidden(false);
  globalThis.fetch = ((_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string) as Sent);
    return Promise.resolve({ status: 202 });
  }) as unknown as typeof fetch;
});
afterEach(() => {
  jest.useRealTimers();
  setSignal('webdriver', false);
  setSignal('doNotTrack', null);
});

function setSignal(name: 'webdriver' | 'doNotTrack', value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

describe('the source of a visit', () => {
  const google = { referrer: 'https://www.google.com/search?q=private' };
  const fromGoogle = { referrer: 'https://www.google.com/search' };
  const ownPage = { referrer: `${window.location.origin}/comparison` };

  it('is the outside page, without what was searched for there, and the campaign', () => {
    expect(
      sourceOf({ ...google, address: '/?UTM_Source=letter&amp;utm_medium=email&x=private#gclid=Cj0' }),
    ).toEqual({ ...fromGoogle, landingQuery: 'utm_source=letter&utm_medium=email&gclid=' });
  });

  it('is the same in a new tab that a page of the site opens', () => {
    open(google);
    expect(sourceOf({ ...ownPage, address: '/review/x' })).toEqual(fromGoogle);
  });

  it('is another one with a campaign or a referrer from outside', () => {
    open({ address: '/?utm_campaign=a' });
    expect(sourceOf({ address: '/?utm_campaign=b' })).toEqual({ landingQuery: 'utm_campaign=b' });
    expect(sourceOf(google)).toEqual(fromGoogle);
  });

  it('stays for a reload and for back and forward, whatever the page came from', () => {
    open(google);
    open({ address: '/?utm_campaign=b' });
    for (const navigation of ['reload', 'back_forward'])
      expect(sourceOf({ ...google, navigation })).toEqual({ landingQuery: 'utm_campaign=b' });
    expect(sourceOf({ address: '/?utm_campaign=a', navigation: 'reload' })).toEqual({
      landingQuery: 'utm_campaign=b',
    });
  });

  it('ends after 30 minutes without an event', () => {
    open(google);
    jest.setSystemTime(NOON + 29 * MINUTE);
    expect(nextSource()).toEqual(fromGoogle);
    jest.setSystemTime(NOON + 58 * MINUTE);
    expect(sourceOf(ownPage)).toEqual(fromGoogle);
    jest.setSystemTime(NOON + 88 * MINUTE);
    expect(nextSource()).toEqual({});
  });

  it('is empty for a tab that is restored after 31 minutes', () => {
    open(google);
    jest.setSystemTime(NOON + 31 * MINUTE);
    expect(sourceOf({ ...google, navigation: 'back_forward' })).toEqual({});
  });

  it('is that of the page where storage is blocked', () => {
    const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    open(google);
    expect(nextSource()).toEqual(fromGoogle);
    expect(sourceOf(ownPage)).toEqual({});
    blocked.mockRestore();
  });

  it('says that a program controls the browser, and does not keep it', () => {
    setSignal('webdriver', true);
    expect(sourceOf({})).toEqual({ automated: true });
    expect(localStorage.getItem(VISIT_KEY)).not.toContain('automated');
  });
});

describe('the view of the first page', () => {
  it('is sent at once, as an event that the tracker would send again', () => {
    expect(open({ address: '/faq?x=1' })).toMatchObject([
      {
        eventType: 'page_view',
        eventData: { page: '/faq', timestamp: '2026-11-29T12:00:00.000Z' },
        sentAt: '2026-11-29T12:00:00.000Z',
      },
    ]);
    const keys = Object.keys(localStorage).filter((key) => key.startsWith('astaguide-event:'));
    expect(keys).toHaveLength(1);
  });

  it('leaves nothing to send again once it is answered', async () => {
    open();
    await jest.advanceTimersByTimeAsync(0);
    expect(Object.keys(localStorage)).toEqual([VISIT_KEY]);
  });

  it('is of another type for an address that the site does not have', () => {
    expect(open({ address: '/wp-login.php', view: 'not_found' })).toMatchObject([{ eventType: 'not_found' }]);
  });

  it('is not sent for a page that is not counted, nor for a visitor who objects', () => {
    expect(open({ view: '' })).toEqual([]);
    setSignal('doNotTrack', '1');
    expect(open()).toEqual([]);
    expect(window.visitSource).toBeUndefined();
  });

  it('waits until a page in the background is seen', () => {
    setHidden(true);
    expect(open()).toEqual([]);
    setHidden(false);
    expect(sent).toHaveLength(1);
    setHidden(true);
    setHidden(false);
    expect(sent).toHaveLength(1);
  });

  it('waits until a prerendered page is shown', () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    expect(open()).toEqual([]);
    Object.defineProperty(document, 'prerendering', { value: false, configurable: true });
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(sent).toHaveLength(1);
  });

  it('is sent again when the page comes back from the back/forward cache', () => {
    open();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(sent.length).toBeGreaterThan(1);
    const count = sent.length;
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(sent).toHaveLength(count);
  });
});
