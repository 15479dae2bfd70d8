-- a line of a provider's settlement that no order explains is closed by a person, with a reason; it stays as it is, and in no journal
alter table provider_settlement_line
  add column closed_at timestamptz,
  add column closed_reason text,
  add constraint provider_settlement_line_closed check (
    (closed_at is null) = (closed_reason is null) and (closed_at is null or gift_card_order_id is null));
drop index provider_settlement_line_waiting;
create index provider_settlement_line_waiting on provider_settlement_line (provider, id)
  where gift_card_order_id is null and closed_at is null;

-- a line that waits finds its order, or is closed; nothing else of it changes
create or replace function keep_provider_settlement_line() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - array['gift_card_order_id', 'closed_at', 'closed_reason']
      = to_jsonb(old) - array['gift_card_order_id', 'closed_at', 'closed_reason']
    and old.gift_card_order_id is null and old.closed_at is null then
    return new;
  end if;
  raise exception 'Lines of settlements are only added to' using errcode = 'restrict_violation';
end $$;
