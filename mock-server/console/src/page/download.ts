/** Hands a text to the browser as a file to keep. */
export function downloadText(
  text: string,
  { name, type }: { readonly name: string; readonly type: string },
): void {
  downloadFile(new Blob([text], { type }), name);
}

/** Hands a file to the browser to keep. */
export function downloadFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
