import { subscribersCsv } from './subscribers-csv';

describe('subscribersCsv', () => {
  it('writes a header and a row for each subscriber, active or not', () => {
    const csv = subscribersCsv([
      { id: 2, email: 'ana@example.com', subscribedAt: '2026-11-21T09:00:00.000Z', isActive: true },
      { id: 1, email: 'left@example.com', subscribedAt: '2026-01-02T03:04:05.000Z', isActive: false },
    ]);
    expect(csv).toBe(
      'email,subscribedAt,isActive\r\n' +
        'ana@example.com,2026-11-21T09:00:00.000Z,true\r\n' +
        'left@example.com,2026-01-02T03:04:05.000Z,false\r\n',
    );
  });

  it('escapes an address that a spreadsheet would read as a formula', () => {
    const subscriber = { id: 1, subscribedAt: '2026-11-21T09:00:00.000Z', isActive: true };
    expect(subscribersCsv([{ ...subscriber, email: '+1@example.com' }])).toContain("\r\n'+1@example.com,");
  });
});
