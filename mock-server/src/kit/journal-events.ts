/** The data of Server-Sent Events that have no name, as JSON, until the reader leaves or the stream ends. */
export async function* eventsOf({ body }: Response): AsyncGenerator<unknown, void> {
  if (body === null) return;
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body) {
    const events = (text + decoder.decode(chunk, { stream: true })).split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const data = dataOf(event);
      if (data !== undefined) yield JSON.parse(data);
    }
  }
}

function dataOf(event: string): string | undefined {
  const fields = event.split('\n');
  const isNamed = fields.some((field) => field.startsWith('event:'));
  return isNamed ? undefined : fields.find((field) => field.startsWith('data: '))?.slice('data: '.length);
}
