-- Which report of an order counts is decided by who says it and since when, no longer by the time in it alone
-- (docs/decisions/073).
alter table order_report
  -- hint: anybody who knows the address; signed: the network by its signature, or the shop; list: the network's own list
  add column source text not null default 'signed' check (source in ('hint', 'signed', 'list')),
  -- since when its source says so; null for rows from before: since occurred_at, in whose order they counted
  add column told_at timestamptz,
  -- how exact occurred_at is; of rows from before nobody knows it
  add column time_precision text not null default 'second'
    check (time_precision in ('millisecond', 'second', 'minute', 'day', 'none'));

-- an order keeps its present state: it is decided anew when its network speaks of it the next time
update order_report set source = case when coalesce(adapter, event_id) ~ '(-list$)|(^list-)' then 'list' else 'hint' end
  where adapter like '%-list' or adapter like '%-postback'
    or (adapter is null and event_id ~ '^(list|hint)-[0-2]-[0-9a-f]{40}$');
