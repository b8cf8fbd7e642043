import { detectBot } from './detect-bot';
import { trackedEvent } from './tracked-event.fixture';

const reasonsOf = (different: Parameters<typeof trackedEvent>[0]) =>
  detectBot(trackedEvent(different), () => []);

describe('an event is bot traffic', () => {
  it.each([
    [{ source: 'semalt.com' }, ['referrer-spam']],
    [{ source: '12.semalt.com' }, ['referrer-spam']],
    [{ automated: true as const }, ['automated']],
    [{ byOwner: true as const, automated: true as const }, ['owner', 'automated']],
    [{ userAgent: ' ' }, ['no-user-agent']],
    [{ userAgent: 'curl/8', source: 'semalt.com' }, ['crawler', 'referrer-spam']],
  ])('with %j, because of %j', (different, reasons) => {
    expect(reasonsOf(different)).toEqual(reasons);
  });

  it.each(['direct', 'google.com', 'notsemalt.com', 'semalt.com.example', 'newsletter'])(
    'not for its source %s',
    (source) => {
      expect(reasonsOf({ source })).toBeNull();
    },
  );
});
