const MAX_LENGTH = 120;
/** Names that Windows takes for devices, with any extension. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * A name safe to save under on any system: no folders, no control or reserved characters, no device, not too
 * long; the extension is kept.
 */
export function safeFileName(name: string): string {
  const last = name.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const clean = last
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
    .replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069<>:"|?*]/g, '')
    .replace(/^[. ]+|[. ]+$/g, '');
  const short = shorten(clean === '' ? 'arquivo' : clean);
  return device.test(short) ? `_${short}` : short;
}

/** `Content-Disposition` of a download: the plain name for old clients, the full one encoded (RFC 6266). */
export function attachmentHeader(name: string): string {
  const safe = safeFileName(name);
  const plain = safe
    .normalize('NFD')
    .replace(/[^\u0020-\u007e]/g, '')
    .replace(/["\\%]/g, '_');
  const encoded = encodeURIComponent(safe).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

function shorten(name: string): string {
  const signs = [...name];
  if (signs.length <= MAX_LENGTH) return name;
  const extension = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  return `${signs.slice(0, MAX_LENGTH - extension.length).join('')}${extension}`;
}
