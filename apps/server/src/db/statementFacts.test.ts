import { expect, it } from 'vitest';
import { statementFacts } from './statementFacts.ts';

it.for([
  ['select "id" from "click" where "id" = $1', 'select click'],
  ['insert into click (id) select id from json_to_recordset($1) as made (id uuid)', 'insert click'],
  ['update "wallet" set "paise" = 1', 'update wallet'],
  ['delete from only click_answer where true', 'delete click_answer'],
  ['with found as (select 1 from store) select * from found', 'with store'],
  // no place of a table
  ["select extract(epoch from now()), 'taken from  meera@mail.example'", 'select'],
  ["select 1 where 'into meera.iyer' <> ''", 'select'],
  ['begin', 'begin'],
])('%s is called %s', ([text, name]) => {
  expect(statementFacts(text).name).toBe(name);
});

it('a name that we gave goes before, and values are not looked at', () => {
  const facts = statementFacts({ name: 'readClicks', text: 'select * from click', values: ['meera'] });
  expect(facts).toEqual({
    name: 'readClicks',
    kind: 'client',
    attributes: { 'db.system.name': 'postgresql', 'db.operation.name': 'select', 'db.collection.name': 'click' },
  });
});
