/** One event of a stream. */
export interface ServerEvent {
  /** 'message' where the stream names none. */
  name: string;
  data: string;
}

/** Reads the server-sent events of an answer as they arrive; what a broken stream leaves unfinished is dropped. */
export async function* readServerEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += value;
      // A line break may arrive in two halves: the last character waits for what follows it.
      const settled = text.endsWith('\r') ? text.slice(0, -1) : text;
      const blocks = settled.split(/\r\n\r\n|\n\n|\r\r/);
      if (blocks.length === 1) continue;
      text = blocks.pop()! + text.slice(settled.length);
      for (const block of blocks) {
        const event = eventOf(block);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel();
  }
}

/** undefined for a block without data, such as a comment that keeps the connection open. */
function eventOf(block: string): ServerEvent | undefined {
  let name = 'message';
  const data: string[] = [];
  for (const line of block.split(/\r\n|\n|\r/)) {
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/.exec(line) ?? [];
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
  }
  return data.length > 0 ? { name, data: data.join('\n') } : undefined;
}
