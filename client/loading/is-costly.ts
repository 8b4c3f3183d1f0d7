/** The part of the Network Information API that this file uses. Only some browsers support it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** `true` if data is expensive for the reader, so that nothing may be fetched ahead. */
export const isCostly = (): boolean => {
  const { connection } = navigator as { connection?: Connection }; // The DOM types do not include it.
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
};
