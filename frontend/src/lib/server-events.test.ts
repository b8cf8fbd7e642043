import { readServerEvents } from './server-events';

async function eventsOf(...pieces: (string | Uint8Array)[]) {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) {
        controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece);
      }
      controller.close();
    },
  });
  const events = [];
  for await (const event of readServerEvents(body)) events.push(event);
  return events;
}

describe('a stream of server-sent events', () => {
  it('is read by name and data', async () =>
    expect(await eventsOf('event: delta\ndata: {"text":"a"}\n\ndata: b\n\n')).toEqual([
      { name: 'delta', data: '{"text":"a"}' },
      { name: 'message', data: 'b' },
    ]));

  it('may arrive in any pieces, inside of a letter and of a line break too', async () => {
    const bytes = new TextEncoder().encode(
      'event: delta\r\ndata: für dich\r\n\r\nevent: done\r\ndata:x\r\n\r\n',
    );
    for (let cut = 1; cut < bytes.length; cut += 1) {
      expect(await eventsOf(bytes.slice(0, cut), bytes.slice(cut))).toEqual([
        { name: 'delta', data: 'für dich' },
        { name: 'done', data: 'x' },
      ]);
    }
  });

  it('joins lines of data, and leaves comments and unfinished events out', async () =>
    expect(await eventsOf(': open\n\ndata: one\ndata: two\n\nevent: done\ndata: cut')).toEqual([
      { name: 'message', data: 'one\ntwo' },
    ]));
});
