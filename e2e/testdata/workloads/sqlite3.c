// Tables in memory: insertion, an index, joins, grouping, updates, deletion.
#include "text.h"
#include <sqlite3.h>

static int row(void *rows, int n, char **values, char **names) {
	(void)names;
	if (++*(int *)rows <= 3)
		for (int i = 0; i < n; i++)
			printf("%s%s", values[i] ? values[i] : "null", i + 1 < n ? " " : "\n");
	return 0;
}

int main(int argc, char **argv) {
	static const char *const queries[] = {
		"create table word(id integer primary key, name text, weight int); create table pair(a int, b int, label text)",
		"begin",
		"with recursive n(i) as (select 1 union all select i + 1 from n where i < 800) insert into word select i, 'w' || (i * 7919 % 1009), i * i % 97 from n",
		"insert into pair select id, id * 31 % 800 + 1, upper(name) || hex(weight) from word",
		"commit; create index by_name on word(name); create index by_b on pair(b, a)",
		"select weight, count(*), avg(id), max(name) from word group by weight having count(*) > 5 order by 2 desc, 1",
		"select w.name, v.name, label from word w join pair on a = w.id join word v on v.id = b where w.weight < v.weight and label like '%3%' order by label, 1",
		"update word set weight = weight + 1, name = substr(name, 2) || '-' || id where id % 3 = 0",
		"select count(distinct substr(name, 1, 2)), sum(weight), group_concat(id) from word where name glob '*[0-4]'",
		"delete from pair where a in (select id from word where weight between 10 and 30)",
		"select count(*), total(a * b % 17), printf('%08.3f', sum(b / 3.0)) from pair",
		"drop table word; drop table pair; vacuum",
	};
	for (int i = reps(argc, argv); i > 0; i--) {
		sqlite3 *db;
		if (sqlite3_open(":memory:", &db))
			return 1;
		for (unsigned k = 0; k < sizeof queries / sizeof *queries; k++) {
			int rows = 0;
			char *message = 0;
			if (sqlite3_exec(db, queries[k], row, &rows, &message)) {
				puts(message);
				return 2;
			}
			printf("%u: %d\n", k, rows);
		}
		sqlite3_close(db);
	}
}
