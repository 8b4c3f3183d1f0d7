import * as v from 'valibot';
import { expect, test } from 'vitest';
import { feedbackBody } from '#client/contracts/feedback.ts';
import { FEEDBACK_ANSWER_VALUES, FEEDBACK_ANSWERS } from '#client/contracts/feedback-answers.ts';

const body = { url: 'https://nitric.io/docs/storage', ua: 'UA', comment: '', answer: 'yes' };

test('the answers of the specification keep their values and labels', () => {
  expect(FEEDBACK_ANSWERS).toMatchObject({
    yes: 'It was helpful',
    no: 'It was not helpful',
    feedback: 'I have feedback',
  });
});

test.each(FEEDBACK_ANSWER_VALUES)('accepts the answer %s with an empty comment', (answer) => {
  expect(v.parse(feedbackBody, { ...body, answer })).toEqual({ ...body, answer });
});

test.each([
  ['url', { ...body, url: 'storage' }],
  ['url', { ...body, url: `https://nitric.io/docs/${'x'.repeat(2048)}` }],
  ['ua', { ...body, ua: 1 }],
  ['comment', { ...body, comment: null }],
  ['answer', { ...body, answer: 'maybe' }],
  ['email', { ...body, email: 'a@b.c' }],
])('reports the field %s if it is wrong or unknown', (field, wrong) => {
  const { issues } = v.safeParse(feedbackBody, wrong);
  expect(issues?.map((issue) => v.getDotPath(issue))).toEqual([field]);
});

test.each(['url', 'ua', 'comment', 'answer'])('%s is required', (field) => {
  const { [field as keyof typeof body]: _, ...rest } = body; // The four names above are its keys.
  expect(v.is(feedbackBody, rest)).toBe(false);
});
