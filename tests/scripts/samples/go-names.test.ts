import { describe, expect, test } from 'vitest';
import { goNameProblems } from '#scripts/samples/go-problems.ts';
import { block, FIRST_LINE, foundIn } from './samples-site.ts';

const RIGHT = `package main

import (
	_ "embed"
	"log"

	"github.com/jackc/pgx/v5"
	keys "github.com/nitrictech/go-sdk/nitric/keyvalue"
)

type store struct{ kv keys.KvStoreClientIface }

var version = "1"

func (s store) keep(ids ...string) (found []string, err error) {
	for _, id := range ids {
		found = append(found, id)
	}
	switch value := any(found).(type) {
	case []string:
		log.Println(value)
	}
	return found, pgx.ErrNoRows
}

func main() {
	const unused = 1
	s := store{}
	names, err := s.keep()
	if names == nil {
		names, err = s.keep("a")
	}
	log.Println(names, err, store.keep)
}`;

const problemsOf = async (code: string) =>
  (await goNameProblems(code)).map(({ line, column, message }) => `${line}:${column} ${message}`);

const problemAt = (position: string, reason: string) => [
  `${position} The Go code does not compile: ${reason}.`,
];

describe('the names of Go code', () => {
  test('have no problem if all are declared and used', async () => {
    expect(await problemsOf(RIGHT)).toEqual([]);
  });

  test.each([
    ['log.', 'fmt.', '5:2', 'the import `log` is not used'],
    ['pgx.ErrNoRows', 'nil', '7:2', 'the import `pgx` is not used'],
    ['keys.KvStoreClientIface', 'any', '8:2', 'the import `keys` is not used'],
  ])('tell of an import without its use: %s', async (from, to, position, reason) => {
    expect(await problemsOf(RIGHT.replaceAll(from, to))).toContain(problemAt(position, reason)[0]);
  });

  test('tell of a package without its import, as a value and as a type', async () => {
    expect(await problemsOf(RIGHT.replace('\n\t"github.com/jackc/pgx/v5"', ''))).toEqual(
      problemAt('22:16', 'nothing declares `pgx`'),
    );
    expect(await problemsOf(RIGHT.replace('kv keys', 'kv other'))).toContain(
      problemAt('11:23', 'nothing declares `other`')[0],
    );
  });

  test('tell of a variable that is only written', async () => {
    expect(await problemsOf(RIGHT.replace('(names, err,', '(names,'))).toEqual(
      problemAt('29:9', 'the variable `err` is not used'),
    );
  });

  test.each([
    ['a version in the last part', 'gopkg.in/yaml.v3', 'yaml.Marshal(1)'],
    ['go- in front', 'github.com/redis/go-redis/v9', 'redis.NewClient(nil)'],
    ['-go behind', 'github.com/stripe/stripe-go/v76', 'stripe.Bool(true)'],
  ])('know a package with %s', async (_, path, use) => {
    expect(await problemsOf(`package main\n\nimport "${path}"\n\nfunc main() {\n\t${use}\n}`)).toEqual([]);
  });

  test('can come from a package that is imported with a dot', async () => {
    expect(await problemsOf('package main\n\nimport . "os"\n\nfunc main() { Stdout.Sync() }')).toEqual([]);
  });

  test('are used by an assignment that reads them', async () => {
    expect(await problemsOf('package main\n\nfunc main() {\n\tn := 0\n\tn += 1\n}')).toEqual([]);
    expect(await problemsOf('package main\n\nfunc main() {\n\tn := 0\n\tn = 1\n}')).toEqual(
      problemAt('4:2', 'the variable `n` is not used'),
    );
  });

  test('can be declared in another file of the page', async () => {
    const uses = 'package main\n\nfunc main() {\n\tapp.Run()\n}';
    const declares = 'package main\n\nvar app = newApp()';
    const problem = `pages/a.mdx:${FIRST_LINE + 3}:2 The Go code does not compile: nothing declares \`app\`.`;
    const beside = (info: string, code = declares) =>
      foundIn({ 'a.mdx': `${block('go title="main.go"', uses)}\n\n${block(info, code)}` });
    expect(await beside('go title="app.go"')).toEqual([]);
    expect(
      await beside('go title="app.go"', 'package main\n\nfunc run() {\n\tapp := 1\n\t_ = app\n}'),
    ).toEqual([problem]);
    for (const title of ['', ' title="main.go"', ' title="app/app.go"'])
      expect(await beside(`go${title}`), title).toEqual([problem]);
  });

  test('are checked in the samples of pages', async () => {
    const unused = 'package main\n\nimport "log"\n\nfunc main() {}';
    expect(await foundIn({ 'a.mdx': block('go', unused) })).toEqual([
      `pages/a.mdx:${FIRST_LINE + 2}:8 The Go code does not compile: the import \`log\` is not used.`,
    ]);
  });
});
