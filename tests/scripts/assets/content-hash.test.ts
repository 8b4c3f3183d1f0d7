import { expect, test } from 'vitest';
import { cspHashOf, hashedName, integrityOf } from '#scripts/assets/content-hash.ts';

test('a name contains the start of the content hash before the extension', () => {
  // SHA-256 of "abc" begins with ba7816bf8f.
  expect(hashedName('icons.svg', 'abc')).toBe('icons-ba7816bf8f.svg');
  expect(hashedName('icons.svg', new TextEncoder().encode('abc'))).toBe('icons-ba7816bf8f.svg');
});

test('integrity is SHA-384 and the policy hash is SHA-256, both in base64', () => {
  expect(integrityOf('abc')).toBe('sha384-ywB1P0WjXou1oD1pmsZQBycsMqsO3tFjGotgWkP/W+2AhgcroefMI1i67KE0yCWn');
  expect(cspHashOf('abc')).toBe('sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=');
});
