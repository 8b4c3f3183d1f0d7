import { expect, test } from 'vitest';
import { baseType } from '#scripts/content/symbols/base-type.ts';

test.each([
  ['class FileRequest(BucketRequest):\n    def __init__(self, key: str)', 'BucketRequest'],
  ['@dataclass(frozen=True)\nclass FailedTask(Task)', 'Task'],
  ['class MessageRequest<T>\n  extends AbstractRequest<T>', 'AbstractRequest'],
  ['abstract class SecureResource<T extends Enum> extends Resource', 'Resource'],
  ['class ReceivedTask<T> : Task<T>', 'Task'],
  ['class Bucket', undefined],
  ['class Response<T>', undefined],
  ['bucket(name: string): Bucket', undefined],
])('%s extends %s', (signature, base) => {
  expect(baseType({ signature })).toBe(base);
});
