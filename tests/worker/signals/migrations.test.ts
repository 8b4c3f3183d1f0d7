import { applyD1Migrations } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { rows } from '#tests/worker/feedback/send-feedback.ts';

const INSERT = `INSERT INTO feedback (id, page_path, release, answer, comment, comment_cut, user_agent, created_at, resolved_at)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`;

const insert = (...values: unknown[]) =>
  env.SIGNALS.prepare(INSERT)
    .bind(...values)
    .run();

const [first, ...later] = env.TEST_MIGRATIONS;
if (!first) throw new Error('There are no migrations.');

/** Each test starts with a database that has only the first migration. */
beforeEach(async () => {
  const { results } = await env.SIGNALS.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
  ).all<{ name: string }>();
  for (const { name } of results) await env.SIGNALS.exec(`DROP TABLE ${name}`);
  await applyD1Migrations(env.SIGNALS, [first]);
});

test('migrations keep all stored rows', async () => {
  const [seen, resolved] = ['2026-11-16T09:30:00.000Z', '2026-11-18T00:00:00.000Z'];
  await insert('row-0001', '/sql', 'r1', 'yes', '🙂', 0, 'Mozilla/5.0', seen, null);
  await insert('row-0002', '/', 'r2', 'feedback', '', 1, '', seen, resolved);
  const before = await rows();
  expect(before).toHaveLength(2);
  await applyD1Migrations(env.SIGNALS, [first, ...later]);
  expect(await rows()).toEqual(before);
});

test('the index by time remains, and migrations leave nothing else behind', async () => {
  await applyD1Migrations(env.SIGNALS, [first, ...later]);
  const { results } = await env.SIGNALS.prepare(
    "SELECT type, name, tbl_name FROM sqlite_master WHERE name LIKE '%feedback%' AND name NOT LIKE 'sqlite%' ORDER BY name",
  ).all();
  expect(results).toEqual([
    { type: 'table', name: 'feedback', tbl_name: 'feedback' },
    { type: 'index', name: 'feedback_by_time', tbl_name: 'feedback' },
  ]);
  const plan = await env.SIGNALS.prepare(
    'EXPLAIN QUERY PLAN SELECT id FROM feedback WHERE (created_at, id) > (?, ?) ORDER BY created_at, id',
  )
    .bind('', '')
    .all<{ detail: string }>();
  expect(plan.results.map(({ detail }) => detail).join()).toContain('INDEX feedback_by_time');
});
