/** Saves a text as a file of the reader's. */
export function downloadText(filename: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  // The click only asks for the download; the browser reads the text a little later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
