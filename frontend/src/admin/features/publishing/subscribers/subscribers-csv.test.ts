import { subscriber } from './subscriber.fixture';
import { subscribersCsv } from './subscribers-csv';

describe('subscribersCsv', () => {
  it('writes a header and a row for each subscriber, with the consent', () => {
    const csv = subscribersCsv([
      subscriber(2, 'ana@example.com', {
        stateAt: '2026-11-21T09:05:00.000Z',
        page: '/blog/doses',
        consentVersion: '3f1c2d4e5a6b',
      }),
      subscriber(1, 'left@example.com', {
        state: 'left',
        importSource: 'Mailchimp, old site',
        frequency: 'monthly',
      }),
    ]);
    expect(csv).toBe(
      'email,subscribedAt,isActive,state,stateAt,page,consentVersion,importSource,frequency\r\n' +
        'ana@example.com,2026-03-09T23:30:00.000Z,true,confirmed,2026-11-21T09:05:00.000Z,/blog/doses,3f1c2d4e5a6b,,every\r\n' +
        'left@example.com,2026-03-09T23:30:00.000Z,false,left,,,,"Mailchimp, old site",monthly\r\n',
    );
  });

  it('escapes an address that a spreadsheet would read as a formula', () => {
    expect(subscribersCsv([subscriber(1, '+1@example.com')])).toContain("\r\n'+1@example.com,");
  });
});
