import { MOST_LOGO_BYTES } from '@canada28/shared/control/brand.control.ts';

/** A picture as a data URL; undefined for one that is too large, or that this browser cannot show, whatever it is called. */
export async function readLogo(file: Blob): Promise<string | undefined> {
  if (file.size > MOST_LOGO_BYTES) return undefined;
  const url = await dataUrlOf(file);
  const picture = new Image();
  picture.src = url;
  return picture.decode().then(
    () => url,
    () => undefined,
  );
}

/** The content of a data URL as a control call takes it. */
export function base64Of(url: string): string {
  return url.slice(url.indexOf(',') + 1);
}

/** The picture at an address, as a data URL. */
export async function fetchLogo(address: string): Promise<string> {
  return dataUrlOf(await (await fetch(address)).blob());
}

function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsDataURL(file);
  });
}
