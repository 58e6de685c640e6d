const OWN = /^\/media\/[\w-]+\/([\w.-]+)$/;

/** Where the studio itself shows a picture of the clinic; another site's by its own address. */
export function pictureSrc(url: string, clinic: string, width: number): string {
  const [, file] = OWN.exec(url) ?? [];
  return file ? `/studio/${clinic}/media/files/${file}?width=${width}` : url;
}
