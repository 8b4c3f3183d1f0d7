/** The digits of numbers in base 32, each once as a number's last digit and once with more digits to follow. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BASE = 32;
const VALUES = new Map([...DIGITS].map((digit, value) => [digit.charCodeAt(0), value]));

/** Writes whole numbers, none below zero, without separators. */
export const numbersToText = (numbers: readonly number[]): string => {
  let text = '';
  for (const number of numbers) {
    let rest = number;
    for (; rest >= BASE; rest = Math.floor(rest / BASE)) text += DIGITS.charAt(BASE + (rest % BASE));
    text += DIGITS.charAt(rest);
  }
  return text;
};

/** Reads what {@link numbersToText} wrote. Throws if the text is damaged. */
export const textToNumbers = (text: string): number[] => {
  const numbers: number[] = [];
  let number = 0;
  let scale = 1;
  for (let index = 0; index < text.length; index += 1) {
    const value = VALUES.get(text.charCodeAt(index));
    if (value === undefined) throw new Error('The search index is damaged: a number has a wrong digit.');
    number += (value % BASE) * scale;
    scale *= BASE;
    if (value >= BASE) continue;
    numbers.push(number);
    number = 0;
    scale = 1;
  }
  if (scale > 1) throw new Error('The search index is damaged: a number has no end.');
  return numbers;
};
