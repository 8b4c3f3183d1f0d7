/** The SHA-256 of a text or of bytes, in lower-case hex. */
export const sha256 = async (data: string | ArrayBuffer): Promise<string> => {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data;
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).toHex();
};
