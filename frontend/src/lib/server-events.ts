/** An event of a stream. */
export interface ServerEvent {
  /** 'message' if the stream does not name it. */
  name: string;
  data: string;
}

/** Reads server-sent events from a response as they arrive; an unfinished event of a broken stream is dropped. */
export async function* readServerEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += value;
      // CRLF may be split between two chunks, so a trailing CR waits for the next chunk.
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
