/** Hands a text to the browser as a file to keep. */
export function downloadText(
  text: string,
  { name, type }: { readonly name: string; readonly type: string },
): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
