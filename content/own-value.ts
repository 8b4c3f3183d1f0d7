/**
 * The value that a record has under a key, or `undefined`. What people write may be the name of a property that every object
 * inherits, such as `constructor`.
 */
export const ownValue = <V>(record: Readonly<Record<string, V>> | undefined, key: string): V | undefined =>
  record && Object.hasOwn(record, key) ? record[key] : undefined;
