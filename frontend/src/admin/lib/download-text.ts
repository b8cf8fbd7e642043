/** Downloads a text as a file. */
export function downloadText(filename: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  // The browser reads the text some time after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
