-- A report can tell the parts of its order, each with what was bought (docs/decisions/086): a list of
-- {category, sale, commission}, in paise, or the smallest unit of the report's currency.
alter table order_report add column parts jsonb;
